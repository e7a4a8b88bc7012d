import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import type { GridSpan } from '@/lib/meetings/calendar-grid'
import type { DayRange } from '@/lib/meetings/day-range'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { RowBoundary } from '../list/row-boundary'
import { MeetingName } from '../meeting/meeting-name'
import { DayButton } from './day-button'
import { entryStyles, MonthEntry } from './month-entry'
import type { EntryDrag } from './use-entry-drag'

/** Meetings that fit into a cell. One more takes the line that '+1 more' would need. */
const SHOWN = { month: 3, week: 20 } as const

type MonthCellProps = {
  date: CalendarDate
  span: GridSpan
  shown: DayRange
  /** A day of the next month. */
  isOutside: boolean
  meetings: readonly ListedMeeting[]
  clock: Clock
  isToday: boolean
  isLoading: boolean
  isCursor: boolean
  drag: EntryDrag
  onCreate: (date: CalendarDate) => void
  onCursor: (date: CalendarDate) => void
  onOpenDay: (date: CalendarDate) => void
  onOpenMeeting: (id: string) => void
}

export const MonthCell = memo(function MonthCell({ date, span, meetings, clock, isToday, ...props }: MonthCellProps) {
  const { t, say, locale } = useTexts('meetings')
  const { isOutside } = props
  const listed = meetings.length > SHOWN[span] + 1 ? meetings.slice(0, SHOWN[span]) : meetings
  const hidden = meetings.length - listed.length
  const dateText = formatDate(date, clock.timezone, clock.dateFormat, locale)
  return (
    <td
      data-date={date}
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'group/day relative border-s p-1 align-top first:border-s-0 data-drop:bg-primary-soft data-drop:outline-2 data-drop:outline-primary data-drop:-outline-offset-2',
        span === 'week' ? 'h-96' : 'h-[120px]',
        isToday && 'bg-primary-soft/50',
        isOutside && 'bg-background',
      )}
    >
      {isToday && <span className="sr-only">{t.today}</span>}
      <DayButton
        {...{ date, dateText, isToday, isOutside }}
        shown={props.shown}
        isCursor={props.isCursor}
        weekStartDay={clock.weekStartDay}
        onCreate={props.onCreate}
        onCursor={props.onCursor}
      />
      {props.isLoading && <Skeleton className="h-5 w-4/5" />}
      <ul>
        {listed.map((meeting) => (
          <li key={meeting.id}>
            <RowBoundary
              fallback={
                <span className="block truncate px-1 text-xs">
                  <MeetingName meeting={meeting} />
                </span>
              }
            >
              <MonthEntry {...{ meeting, date, span, clock }} drag={props.drag} onOpen={props.onOpenMeeting} />
            </RowBoundary>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button
              type="button"
              aria-label={say(t.month.moreOn, { count: hidden, date: dateText })}
              onClick={() => props.onOpenDay(date)}
              className={cn(entryStyles, 'text-primary')}
            >
              {say(t.month.more, { count: hidden })}
            </button>
          </li>
        )}
      </ul>
    </td>
  )
})
