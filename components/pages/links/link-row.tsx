import { ExternalLink, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { CopyButton } from '@/components/share/copy-button'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useMinute } from '@/components/ui/use-minute'
import { toast } from '@/components/ui/use-toast'
import { useDeletePageLink } from '@/lib/client/page-links'
import { useSettings } from '@/lib/client/settings'
import type { PageLink } from '@/lib/pages/link-schema'
import { linkStateOf, linkWords } from '@/lib/pages/link-words'
import { useTexts } from '@/messages/react/texts-provider'
import type { LinkedPage } from './page-links'

type LinkRowProps = { link: PageLink; page: LinkedPage; onDeleted: () => void }

/** One link. One that leads nowhere can only be deleted. */
export function LinkRow({ link, page, onDeleted }: LinkRowProps) {
  const words = useTexts('pageLinks')
  const { t, say } = words
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const remove = useDeletePageLink(page.id)
  const { data: settings } = useSettings()
  const { timeFormat = '24h', dateFormat = 'MMM D YYYY' } = settings ?? {}
  const [isAsking, setAsking] = useState(false)
  const nameId = useId()
  const state = linkStateOf(link, useMinute(0))
  const name = link.note || t.unnamed

  async function confirm() {
    try {
      await remove.mutateAsync(link.id)
      toast({ title: t.delete.done })
      onDeleted()
    } catch (error) {
      toastFailure(error, t.delete.failed)
    }
  }

  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p id={nameId} className="wrap-anywhere font-medium text-sm">
            {name}
          </p>
          <p className="mt-0.5 text-muted-foreground text-sm">
            {linkWords(link, { timezone: page.timezone, timeFormat, dateFormat }, words)}
          </p>
        </div>
        {state !== 'open' && <Badge variant="secondary">{t.states[state]}</Badge>}
      </div>
      {state === 'open' && (
        <p dir="ltr" className="select-all break-all rounded-lg bg-muted px-3 py-2 font-mono text-xs leading-relaxed">
          {link.url}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'open' && (
          <>
            <CopyButton text={link.url} what={t.thing} aria-describedby={nameId} />
            <a
              href={link.url}
              target="_blank"
              rel="noopener"
              aria-describedby={nameId}
              className={buttonStyles({ variant: 'ghost', className: 'px-3.5' })}
            >
              <ExternalLink aria-hidden="true" className="size-4" />
              {t.open}
            </a>
          </>
        )}
        <Button
          variant="ghost"
          className="ms-auto px-3.5"
          pending={remove.isPending}
          aria-describedby={nameId}
          onClick={() => setAsking(true)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{t.deleteLink}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.delete.title}
        description={say(t.delete.text, { note: name })}
        confirmLabel={actions.delete}
        destructive
        onConfirm={() => void confirm()}
      />
    </li>
  )
}
