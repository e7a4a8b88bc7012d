import { CalendarX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { toastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDecideCalendarChange } from '@/lib/client/meetings'
import { describeChange } from '@/lib/meetings/event-words'
import type { CalendarChangeAction, ListedMeeting, MeetingEvent, OwnMeeting } from '@/lib/meetings/schema'
import { focusRow } from './focus-after-removal'
import { useMeetingDialogs } from './meeting-dialogs'

type CalendarChangeProps = { meeting: OwnMeeting | ListedMeeting; events: MeetingEvent[] }

/** Asks what it means that its owner deleted or moved the meeting's event in their calendar. */
export function CalendarChange({ meeting, events }: CalendarChangeProps) {
  const decision = useDecideCalendarChange()
  const ask = useMeetingDialogs()
  const { id, title } = meeting
  const isBooking = meeting.primarySource === 'time_slot'
  const isDeleted = events.some(({ error }) => error === 'deleted-there')
  const end = isBooking ? 'Cancel booking' : 'Delete meeting'
  const back = isDeleted ? 'Put it back' : 'Move it back'

  async function decide(action: CalendarChangeAction) {
    try {
      await decision.mutateAsync({ id, action })
      toast({ title: action === 'keep' ? 'Left as it is' : 'Written to the calendar again' })
      focusRow(id)
    } catch (error) {
      toastFailure(error, 'Failed to save your decision')
    }
  }

  return (
    <div className="grid w-fit max-w-full gap-2 rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning-foreground">
      <p className="flex min-w-0 items-start gap-2">
        <CalendarX aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">
          {[...new Set(events.map((event) => describeChange(event, isBooking)))].join(' ')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {isListed(meeting) && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${end}: ${title}`}
            onClick={() => ask(isBooking ? 'cancel' : 'delete', meeting)}
          >
            {end}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          pending={decision.isPending && decision.variables?.action === 'restore'}
          aria-label={`${back}: ${title}`}
          onClick={() => void decide('restore')}
        >
          {back}
        </Button>
        <Button
          variant="outline"
          size="sm"
          pending={decision.isPending && decision.variables?.action === 'keep'}
          aria-label={`Leave it: ${title}`}
          onClick={() => void decide('keep')}
        >
          Leave it
        </Button>
      </div>
    </div>
  )
}

/** In a list there are dialogs to ask in. */
function isListed(meeting: OwnMeeting | ListedMeeting): meeting is ListedMeeting {
  return 'undeliveredMails' in meeting
}
