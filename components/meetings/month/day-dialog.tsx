import { Dialog, DialogContent } from '@/components/ui/dialog'
import type { MeetingDay } from '@/lib/meetings/meeting-days'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingRows } from '../list/meeting-rows'
import { useIsAsking } from '../meeting/meeting-dialogs'

type DayDialogProps = { day: MeetingDay<ListedMeeting> | undefined; clock: Clock; onClose: () => void }

/** All meetings of a day whose cell is too small for them. */
export function DayDialog({ day, clock, onClose }: DayDialogProps) {
  const { t, say, locale } = useTexts('meetings')
  const isAsking = useIsAsking()
  return (
    <Dialog open={day !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {day && (
        <DialogContent
          isBehind={isAsking}
          title={formatDate(day.date, clock.timezone, clock.dateFormat, locale)}
          description={say(t.count, { count: day.meetings.length })}
          className="max-w-2xl"
        >
          <MeetingRows day={day} clock={clock} titleLevel="h3" className="rounded-xl" />
        </DialogContent>
      )}
    </Dialog>
  )
}
