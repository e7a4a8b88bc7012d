import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { MeetingDay } from '@/lib/meetings/meeting-days'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { formatDate } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import { MeetingRows } from '../list/meeting-rows'

type DayDialogProps = { day: MeetingDay<ListedMeeting> | undefined; clock: Clock; onClose: () => void }

/** All meetings of a day that did not fit into its cell. */
export function DayDialog({ day, clock, onClose }: DayDialogProps) {
  return (
    <Dialog open={day !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {day && (
        <DialogContent
          title={formatDate(day.date, clock.timezone, clock.dateFormat)}
          description={day.meetings.length === 1 ? '1 meeting' : `${day.meetings.length} meetings`}
          className="max-w-2xl"
        >
          <MeetingRows day={day} clock={clock} titleLevel="h3" className="rounded-xl" />
        </DialogContent>
      )}
    </Dialog>
  )
}
