import { Clock4 } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { footStyles } from '@/components/ui/dialog-styles'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { wholeDaysOn } from '@/lib/meetings/whole-days'
import { parseInstant } from '@/lib/scheduling/bounds'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { durationWords } from '@/lib/time/duration-words'
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
          className="scroll-pb-28"
          title={meetingName(meeting, words)}
          description={when(meeting, day, clock)}
        >
          <div className="grid justify-items-start gap-3">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <PlainDot source={meeting.source} />
              {t.sources[meeting.source]}
              <StateBadge meeting={meeting} />
            </p>
            <MeetingLength meeting={meeting} />
            <MeetingDetails
              meeting={isBooking ? { ...meeting, attendees: meeting.attendees.slice(0, 1) } : meeting}
              isWhole
            />
            {isBooking && <BookingLife meetingId={meeting.id} clock={clock} />}
          </div>
          <MeetingActions
            meeting={meeting}
            isLabelled
            className={cn(footStyles, 'flex-wrap justify-end max-sm:*:grow')}
          />
        </DialogContent>
      )}
    </Dialog>
  )
}

function MeetingLength({ meeting }: { meeting: ListedMeeting }) {
  const texts = useTexts('booking')
  const ms = parseInstant(meeting.endTime) - parseInstant(meeting.startTime)
  // Whole days of a calendar are said beside the date.
  if (!(ms > 0 && ms < DAY_MS)) return null
  return (
    <p className="flex items-center gap-1.5 text-muted-foreground text-sm">
      <Clock4 aria-hidden="true" className="size-4 shrink-0" />
      {durationWords(texts, Math.round(ms / MINUTE_MS))}
    </p>
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
