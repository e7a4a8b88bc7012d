import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { LoadFailed } from '@/components/ui/load-failed'
import { Skeleton } from '@/components/ui/skeleton'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useAnswerTimeRequest, useSuggestions } from '@/lib/client/meeting-life'
import type { TimeRequest } from '@/lib/meetings/time-request-schemas'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'
import { useNow } from '../now'

type SuggestDialogProps = {
  request: TimeRequest
  clock: Clock
  open: boolean
  onClose: () => void
  onSent: () => void
}

/** Shows the free times that a guest would be mailed, and mails them. */
export function SuggestDialog({ request, clock, open, onClose, onSent }: SuggestDialogProps) {
  const { t, say } = useTexts('timeRequests')
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {open && (
        <DialogContent title={say(t.suggestTitle, { attendee: request.attendeeName })} description={t.suggestText}>
          <Suggestions {...{ request, clock, onClose, onSent }} />
        </DialogContent>
      )}
    </Dialog>
  )
}

function Suggestions({ request, clock, onClose, onSent }: Omit<SuggestDialogProps, 'open'>) {
  const { t, say, locale } = useTexts('timeRequests')
  const toastFailure = useToastFailure()
  const now = new Date(useNow())
  const { data: times, error, isPending, refetch } = useSuggestions(request.id)
  const answer = useAnswerTimeRequest(request.id)
  const { timezone, timeFormat } = clock

  async function send(startTimes: string[]) {
    try {
      await answer.mutateAsync({ deed: 'suggest', body: { startTimes } })
      toast({ title: t.sent })
      onSent()
    } catch (failure) {
      toastFailure(failure, t.sendFailed)
      void refetch()
    }
  }

  if (isPending) return <Skeleton className="h-32 w-full" />
  if (!times) return <LoadFailed title={t.findFailed} error={error} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-5">
      {times.length === 0 ? (
        <p className="text-sm">{t.nothingFree}</p>
      ) : (
        <ul className="grid gap-1.5 text-sm tabular-nums">
          {times.map((time) => (
            <li key={time} className="rounded-md bg-muted px-3 py-2">
              {dateTimeWords(new Date(time), { timezone, timeFormat, locale, now })}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          {t.cancel}
        </Button>
        {times.length > 0 && (
          <Button pending={answer.isPending} onClick={() => void send(times)}>
            {say(t.send, { count: times.length })}
          </Button>
        )}
      </div>
    </div>
  )
}
