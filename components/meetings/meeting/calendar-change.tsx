import { CalendarX } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDecideCalendarChange } from '@/lib/client/meetings'
import type { CalendarChangeAction } from '@/lib/meetings/change-schemas'
import { describeChange } from '@/lib/meetings/event-words'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting, MeetingEvent, OwnMeeting } from '@/lib/meetings/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { focusRow } from './focus-after-removal'
import { useMeetingDialogs } from './meeting-dialogs'

type CalendarChangeProps = { meeting: OwnMeeting | ListedMeeting; events: MeetingEvent[] }

/** Asks the owner what to do after they deleted or moved the meeting's event in their calendar. */
export function CalendarChange({ meeting, events }: CalendarChangeProps) {
  const words = useTexts('meetings')
  const {
    say,
    t: { change: t },
  } = words
  const toastFailure = useToastFailure()
  const decision = useDecideCalendarChange()
  const ask = useMeetingDialogs()
  const { id } = meeting
  const title = meetingName(meeting, words)
  const isBooking = meeting.primarySource === 'time_slot'
  const isDeleted = events.some(({ error }) => error === 'deleted-there')

  async function decide(action: CalendarChangeAction) {
    try {
      await decision.mutateAsync({ id, action })
      toast({ title: action === 'keep' ? t.kept : t.restored })
      focusRow(id)
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <div className="grid w-fit max-w-full gap-2 rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning-foreground">
      <p className="flex min-w-0 items-start gap-2">
        <CalendarX aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">
          {[...new Set(events.map((event) => describeChange(event, isBooking, words)))].join(' ')}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {isListed(meeting) && (
          <Button
            variant="outline"
            size="sm"
            aria-label={say(isBooking ? t.cancelBookingOf : t.deleteMeetingOf, { title })}
            onClick={() => ask(isBooking ? 'cancel' : 'delete', meeting)}
          >
            {isBooking ? t.cancelBooking : t.deleteMeeting}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          pending={decision.isPending && decision.variables?.action === 'restore'}
          aria-label={say(isDeleted ? t.restoreOf : t.moveBackOf, { title })}
          onClick={() => void decide('restore')}
        >
          {isDeleted ? t.restore : t.moveBack}
        </Button>
        <Button
          variant="outline"
          size="sm"
          pending={decision.isPending && decision.variables?.action === 'keep'}
          aria-label={say(t.keepOf, { title })}
          onClick={() => void decide('keep')}
        >
          {t.keep}
        </Button>
      </div>
    </div>
  )
}

/** Only the list has the dialogs that cancel and delete. */
function isListed(meeting: OwnMeeting | ListedMeeting): meeting is ListedMeeting {
  return 'undeliveredMails' in meeting
}
