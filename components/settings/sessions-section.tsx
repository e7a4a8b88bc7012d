import { useState } from 'react'
import { useEndOtherSessions, useSessions } from '@/lib/client/sessions'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { LoadFailed } from '../ui/load-failed'
import { moveFocus } from '../ui/move-focus'
import { Skeleton } from '../ui/skeleton'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { SessionRow } from './session-row'

const ANCHOR = 'sessions'

/** Browsers that are signed in, with the means to end one or all others. */
export function SessionsSection() {
  const { t, say } = useTexts('sessions')
  const { sessions } = useTexts('settings').t
  const toastFailure = useToastFailure()
  const { data, isPending, error, refetch } = useSessions()
  const endOthers = useEndOtherSessions()
  const [isAsking, setAsking] = useState(false)
  const others = data?.filter(({ current }) => !current).length ?? 0
  const focusHere = () => moveFocus(() => document.getElementById(ANCHOR))

  async function confirm() {
    try {
      await endOthers.mutateAsync(undefined)
      toast({ title: t.endRest.done })
      focusHere()
    } catch (cause) {
      toastFailure(cause, t.endRest.failed)
    }
  }

  return (
    <FormSection anchor={ANCHOR} title={sessions.heading} isTitled={false}>
      {isPending && <Skeleton className="h-16" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul aria-label={t.list} className="divide-y border-y">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={focusHere} />
          ))}
        </ul>
      )}
      {others > 0 && (
        <Button
          variant="outline"
          className="justify-self-start"
          pending={endOthers.isPending}
          disabled={endOthers.isPending}
          onClick={() => setAsking(true)}
        >
          {t.endOthers}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.endRest.title}
        description={say(t.endRest.text, { count: others })}
        confirmLabel={t.endRest.confirm}
        destructive
        onConfirm={() => void confirm()}
      />
    </FormSection>
  )
}
