import { useId, useState } from 'react'
import type { ApiKey, MadeByKey } from '@/lib/api-keys/schema'
import { useRevokeApiKey } from '@/lib/client/api-keys'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Checkbox } from '../../ui/checkbox'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Label } from '../../ui/label'
import { useToastFailure } from '../../ui/toast-failure'
import { toast } from '../../ui/use-toast'

type RevokeKeyProps = {
  apiKey: ApiKey
  /** Null where it could not be read. */
  made: MadeByKey | null
  open: boolean
  onClose: () => void
  onRevoked: () => void
}

/** Asks before a key is revoked, and what becomes of the things that it made. */
export function RevokeKey({ apiKey, made, open, onClose, onRevoked }: RevokeKeyProps) {
  const { t, say } = useTexts('apiKeys')
  const toastFailure = useToastFailure()
  const revoke = useRevokeApiKey()
  const [isEnded, setEnded] = useState(true)

  async function confirm() {
    try {
      await revoke.mutateAsync({ id: apiKey.id, made: isEnded ? 'end' : 'keep' })
      toast({ title: t.revoke.done })
      onClose()
      onRevoked()
    } catch (error) {
      toastFailure(error, t.revoke.failed)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.revoke.title}
      description={say(t.revoke.text, { name: apiKey.name })}
      confirmLabel={t.revoke.confirm}
      destructive
      pending={revoke.isPending}
      onConfirm={() => void confirm()}
    >
      {made ? (
        <Made made={made} isEnded={isEnded} onChange={setEnded} />
      ) : (
        <p className="text-sm">{t.revoke.madeFailed}</p>
      )}
    </ConfirmDialog>
  )
}

type MadeProps = { made: MadeByKey; isEnded: boolean; onChange: (isEnded: boolean) => void }

function Made({ made, isEnded, onChange }: MadeProps) {
  const words = useTexts('apiKeys')
  const { t } = words
  const [headingId, choiceId, hintId] = [useId(), useId(), useId()]
  const things = thingsOf(made, words)
  if (things.length === 0) return null
  return (
    <div className="grid gap-3">
      <p id={headingId} className="font-medium text-sm">
        {t.revoke.made}
      </p>
      <ul aria-labelledby={headingId} className="grid list-disc gap-1 ps-5 text-sm">
        {things.map(({ id, text }) => (
          <li key={id} dir="auto" className="wrap-anywhere text-along">
            {text}
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        <div className="flex items-center gap-3">
          <Checkbox
            id={choiceId}
            checked={isEnded}
            aria-describedby={hintId}
            onCheckedChange={(checked) => onChange(checked === true)}
          />
          <Label htmlFor={choiceId}>{t.revoke.end}</Label>
        </div>
        <p id={hintId} className="ps-8 text-muted-foreground text-sm">
          {t.revoke.endHint}
        </p>
      </div>
    </div>
  )
}

function thingsOf({ webhooks, feeds, links, connections }: MadeByKey, { t, say }: PartTexts<'apiKeys'>) {
  const { webhook, feed, feedOfAll, links: linksText, connection } = t.revoke
  return [
    ...webhooks.map(({ id, url }) => ({ id, text: say(webhook, { url }) })),
    ...feeds.map(({ id, pageTitle }) => ({
      id,
      text: pageTitle === null ? feedOfAll : say(feed, { page: pageTitle }),
    })),
    ...links.map(({ pageId: id, pageTitle: page, count }) => ({ id, text: say(linksText, { count, page }) })),
    ...connections.map(({ id, account }) => ({ id, text: say(connection, { account }) })),
  ]
}
