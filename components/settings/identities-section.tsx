import { useId, useState } from 'react'
import { useDisconnectIdentity, useIdentities } from '@/lib/client/identities'
import { useSettings } from '@/lib/client/settings'
import { formatDate } from '@/lib/scheduling/format-date'
import type { ConnectedIdentity } from '@/lib/shared/api-shapes'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { LoadFailed } from '../ui/load-failed'
import { moveFocus } from '../ui/move-focus'
import { Skeleton } from '../ui/skeleton'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

const ANCHOR = 'identities'

/** Accounts at the organization's provider that sign in to this one. `provider`: its name. */
export function IdentitiesSection({ provider }: { provider: string }) {
  const { t, say } = useTexts('identities')
  const { data, isPending, error, refetch } = useIdentities()
  const focusHere = () => moveFocus(() => document.getElementById(ANCHOR))
  return (
    <FormSection anchor={ANCHOR} title={t.heading} text={t.intro}>
      {isPending && <Skeleton className="h-16" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="text-muted-foreground text-sm">{say(t.empty, { name: provider })}</p>}
      {data && data.length > 0 && (
        <ul aria-label={t.list} className="divide-y border-y">
          {data.map((identity) => (
            <IdentityRow key={identity.id} identity={identity} onGone={focusHere} />
          ))}
        </ul>
      )}
    </FormSection>
  )
}

function IdentityRow({ identity, onGone }: { identity: ConnectedIdentity; onGone: () => void }) {
  const { t, say, locale } = useTexts('identities')
  const toastFailure = useToastFailure()
  const disconnect = useDisconnectIdentity()
  const { data: settings } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const nameId = useId()
  const { id, name } = identity
  const dateOf = (instant: string) =>
    formatDate(Date.parse(instant), settings?.timezone ?? 'UTC', settings?.dateFormat ?? 'MMM D YYYY', locale)

  async function confirm() {
    try {
      await disconnect.mutateAsync(id)
      toast({ title: t.ask.done })
      onGone()
    } catch (error) {
      toastFailure(error, t.ask.failed)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={nameId} dir="auto" className="wrap-anywhere text-along font-medium text-sm">
          {name}
        </p>
        <p className="mt-1 text-muted-foreground text-sm">
          {say(t.facts, {
            since: say(t.since, { date: dateOf(identity.createdAt) }),
            used: say(t.used, { date: dateOf(identity.lastAt) }),
          })}
        </p>
      </div>
      <Button
        variant="ghost"
        className="ms-auto px-3.5"
        pending={disconnect.isPending}
        disabled={disconnect.isPending}
        aria-describedby={nameId}
        onClick={() => setAsking(true)}
      >
        {t.disconnect}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.ask.title}
        description={say(t.ask.text, { name })}
        confirmLabel={t.ask.confirm}
        destructive
        onConfirm={() => void confirm()}
      />
    </li>
  )
}
