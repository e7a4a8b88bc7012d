import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { catchFocus } from '@/components/ui/move-focus'
import { useMay } from '@/components/ui/team'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useAnswerTimeRequest, useTimeRequests } from '@/lib/client/meeting-life'
import type { TimeRequest } from '@/lib/meetings/time-request-schemas'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MessageDialog } from '../life/message-dialog'
import { useNow } from '../now'
import { AskedTime } from './asked-time'
import { SuggestDialog } from './suggest-dialog'
import { WaitingList } from './waiting-list'

/** Requests for times that pages do not offer, above the list and the month, whatever these show. */
export function TimeRequestList({ clock, isBrief = false }: { clock: Clock; isBrief?: boolean }) {
  const { t, say } = useTexts('timeRequests')
  const now = useNow()
  const requests = (useTimeRequests().data ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  return (
    <WaitingList
      icon={CalendarClock}
      heading={say(t.count, { count: requests.length })}
      items={requests}
      row={(request) => <RequestRow request={request} clock={clock} />}
      isBrief={isBrief}
      marker="data-time-requests"
    />
  )
}

/** The row of an answered request goes: what is left of the list takes the focus, else the heading of the range. */
function focusNext() {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  catchFocus(() => find('[data-time-requests] h2') ?? find('[data-range-heading]'))
}

function RequestRow({ request, clock }: { request: TimeRequest; clock: Clock }) {
  const { t, say } = useTexts('timeRequests')
  const toastFailure = useToastFailure()
  const mayAnswer = useMay()('meetings:write')
  const answer = useAnswerTimeRequest(request.id)
  const [open, setOpen] = useState<'suggest' | 'decline' | null>(null)
  const { attendeeName: attendee, attendeeEmail, pageTitle: title, note, startTimes, asksQuestions } = request

  async function accept(startTime: string) {
    try {
      await answer.mutateAsync({ deed: 'accept', body: { startTime } })
      toast({ title: t.accepted, description: say(t.acceptedText, { attendee }) })
      focusNext()
    } catch (error) {
      toastFailure(error, t.acceptFailed)
    }
  }

  async function decline(reason: string) {
    try {
      await answer.mutateAsync({ deed: 'decline', body: reason ? { reason } : {} })
      toast({ title: t.declined })
      focusNext()
    } catch (error) {
      toastFailure(error, t.declineFailed)
    }
  }

  const { cancelBooking } = useTexts('meetings').t
  return (
    <li className="grid gap-3 px-4 py-3 text-sm sm:px-5">
      <div className="min-w-0">
        <h3 dir="auto" className="text-along font-medium text-base leading-6 [overflow-wrap:anywhere]">
          {say(t.who, { attendee, title })}
        </h3>
        <p className="text-muted-foreground [overflow-wrap:anywhere]">
          <bdi>{attendeeEmail}</bdi>
        </p>
        {note && (
          <p dir="auto" className="text-along mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {note}
          </p>
        )}
        {asksQuestions && <p className="mt-1 text-muted-foreground">{t.unasked}</p>}
      </div>
      {startTimes.map((start) => (
        <AskedTime
          key={start}
          {...{ start, request, clock }}
          isPending={answer.isPending}
          onAccept={mayAnswer ? () => void accept(start) : null}
        />
      ))}
      {mayAnswer && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" disabled={answer.isPending} onClick={() => setOpen('suggest')}>
            {t.suggest}
          </Button>
          <Button variant="ghost" disabled={answer.isPending} onClick={() => setOpen('decline')}>
            {t.decline}
          </Button>
        </div>
      )}
      <SuggestDialog
        {...{ request, clock }}
        open={open === 'suggest'}
        onClose={() => setOpen(null)}
        onSent={focusNext}
      />
      <MessageDialog
        open={open === 'decline'}
        onClose={() => setOpen(null)}
        title={say(t.declineTitle, { attendee })}
        text={t.declineText}
        label={cancelBooking.message}
        hint={cancelBooking.messageHint}
        keep={t.keep}
        confirm={t.decline}
        isPending={answer.isPending}
        onConfirm={(reason) => void decline(reason)}
      />
    </li>
  )
}
