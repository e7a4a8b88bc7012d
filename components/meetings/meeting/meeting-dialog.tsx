import { Dialog, DialogContent } from '@/components/ui/dialog'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { wholeDaysOn } from '@/lib/meetings/whole-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import { type Clock, timesOnDay } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingLife } from '../life/booking-life'
import { StateBadge } from '../life/state-badge'
import { MeetingActions } from './meeting-actions'
import { MeetingDetails } from './meeting-details'
import { useIsAsking } from './meeting-dialogs'
import { PlainDot } from './source-dot'

type MeetingDialogProps = {
  /** Undefined closes the dialog, also when the meeting was deleted. */
  meeting: ListedMeeting | undefined
  day: CalendarDate
  clock: Clock
  onClose: () => void
}

/** The details of a meeting, with the life of its booking. */
export function MeetingDialog({ meeting, day, clock, onClose }: MeetingDialogProps) {
  const words = useTexts('meetings')
  const { t } = words
  const when = useWhen()
  const isAsking = useIsAsking()
  // The guests of a booking stand below, by themselves.
  const isBooking = meeting?.primarySource === 'time_slot'
  return (
    <Dialog open={meeting !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {meeting && (
        <DialogContent
          isRead
          isBehind={isAsking}
          title={meetingName(meeting, words)}
          description={when(meeting, day, clock)}
        >
          <div className="grid justify-items-start gap-3">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <PlainDot source={meeting.source} />
              {t.sources[meeting.source]}
              <StateBadge meeting={meeting} />
            </p>
            <MeetingDetails meeting={isBooking ? { ...meeting, attendees: meeting.attendees.slice(0, 1) } : meeting} />
            {isBooking && <BookingLife meetingId={meeting.id} clock={clock} />}
          </div>
          <MeetingActions meeting={meeting} isLabelled className="mt-6 flex-wrap justify-end" />
        </DialogContent>
      )}
    </Dialog>
  )
}

/** `Jun 3 2026, 14:30 – 15:00` */
function useWhen() {
  const words = useTexts('meetings')
  const time = useTexts('time')
  return (meeting: ListedMeeting, day: CalendarDate, clock: Clock): string => {
    const wholeDays = wholeDaysOn(day, meeting, clock, words)
    if (wholeDays) return wholeDays
    const times = timesOnDay(meeting, day, clock, time)
    if (!times) return time.t.invalid
    const date = formatDate(day, clock.timezone, clock.dateFormat, time.locale)
    return time.say(time.t.dateTime, { date, time: time.say(time.t.range, times) })
  }
}
