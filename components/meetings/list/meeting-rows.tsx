import { useDeferredValue } from 'react'
import { cn } from '@/components/ui/cn'
import type { MeetingDay } from '@/lib/meetings/meeting-days'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { Clock } from '@/lib/time/meeting-time'
import { BrokenRow } from './broken-row'
import { MeetingRow } from './meeting-row'
import { RowBoundary } from './row-boundary'

/** A little more than a screen shows. */
const AT_ONCE = 50

type MeetingRowsProps = { day: MeetingDay<ListedMeeting>; clock: Clock; titleLevel?: 'h3' | 'h4'; className?: string }

/** The rows of one day. A deferred value renders the rows after the first 50 when the browser is idle. */
export function MeetingRows({ day, clock, titleLevel, className }: MeetingRowsProps) {
  const meetings = useDeferredValue(day.meetings, day.meetings.slice(0, AT_ONCE))
  return (
    <ul className={cn('min-w-0 divide-y border bg-card', className)}>
      {meetings.map((meeting) => (
        <RowBoundary key={meeting.id} fallback={<BrokenRow meeting={meeting} />}>
          <MeetingRow meeting={meeting} day={day.date} clock={clock} titleLevel={titleLevel} />
        </RowBoundary>
      ))}
    </ul>
  )
}
