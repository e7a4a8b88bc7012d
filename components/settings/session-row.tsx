import { useId, useState } from 'react'
import { useEndSession } from '@/lib/client/sessions'
import { useSettings } from '@/lib/client/settings'
import { formatDate } from '@/lib/scheduling/format-date'
import type { SignedIn } from '@/lib/shared/api-shapes'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type SessionRowProps = { session: SignedIn; onEnded: () => void }

/** One device: its browser and its times. This one is signed out in the menu, like anywhere else. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t, say, locale } = useTexts('sessions')
  const toastFailure = useToastFailure()
  const end = useEndSession()
  const { data: settings } = useSettings()
  const [isAsking, setAsking] = useState(false)
  const nameId = useId()
  const { browser, system, lastUsedAt } = session
  const device = browser && system ? say(t.device, { browser, system }) : t.unknown
  const dateOf = (instant: string) =>
    formatDate(Date.parse(instant), settings?.timezone ?? 'UTC', settings?.dateFormat ?? 'MMM D YYYY', locale)

  async function confirm() {
    try {
      await end.mutateAsync(session.id)
      toast({ title: t.endOne.done })
      onEnded()
    } catch (error) {
      toastFailure(error, t.endOne.failed)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={nameId} className="font-medium text-sm">
            {device}
          </span>
          {session.current && <Badge variant="secondary">{t.current}</Badge>}
        </p>
        <p className="mt-1 text-muted-foreground text-sm">
          {say(t.facts, {
            begun: say(t.begun, { date: dateOf(session.createdAt) }),
            used: lastUsedAt ? say(t.used, { date: dateOf(lastUsedAt) }) : t.notNoted,
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="ghost"
          className="ms-auto px-3.5"
          pending={end.isPending}
          disabled={end.isPending}
          aria-describedby={nameId}
          onClick={() => setAsking(true)}
        >
          {t.end}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.endOne.title}
        description={say(t.endOne.text, { device })}
        confirmLabel={t.endOne.confirm}
        destructive
        onConfirm={() => void confirm()}
      />
    </li>
  )
}
