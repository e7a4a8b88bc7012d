import { Badge } from '@/components/ui/badge'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { wholeDaysText } from '@/lib/meetings/whole-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format'
import { type Clock, INVALID_TIME, timesOnDay } from '@/lib/time/meeting-time'
import { SOURCE_TEXT } from '@/lib/vocabulary/sources'
import { MeetingActions } from './meeting-actions'
import { MeetingDetails } from './meeting-details'
import { PlainDot } from './source-dot'

type MeetingDialogProps = {
  /** None: closed. One that is deleted closes it too. */
  meeting: ListedMeeting | undefined
  day: CalendarDate
  clock: Clock
  onClose: () => void
}

/** What the grid has no room to tell. */
export function MeetingDialog({ meeting, day, clock, onClose }: MeetingDialogProps) {
  return (
    <Dialog open={meeting !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {meeting && (
        <DialogContent title={meeting.title} description={whenText(meeting, day, clock)}>
          <div className="grid justify-items-start gap-3">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <PlainDot source={meeting.source} />
              {SOURCE_TEXT[meeting.source]}
              {meeting.status === 'cancelled' && <Badge variant="outline">Cancelled</Badge>}
            </p>
            <MeetingDetails meeting={meeting} />
          </div>
          <MeetingActions meeting={meeting} isLabelled className="mt-6 flex-wrap justify-end" />
        </DialogContent>
      )}
    </Dialog>
  )
}

function whenText(meeting: ListedMeeting, day: CalendarDate, clock: Clock): string {
  const wholeDays = wholeDaysText(meeting, clock)
  if (wholeDays) return `${formatDate(day, clock.timezone, clock.dateFormat)}, ${wholeDays.replace(/^A/, 'a')}`
  const times = timesOnDay(meeting, day, clock)
  return times ? `${formatDate(day, clock.timezone, clock.dateFormat)}, ${times.start} – ${times.end}` : INVALID_TIME
}
