import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { isWholeDays } from '@/lib/meetings/whole-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format'
import { type Clock, startText } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { RowBoundary } from '../list/row-boundary'
import { MeetingName } from '../meeting/meeting-name'
import { SourceDot } from '../meeting/source-dot'
import { DayButton } from './day-button'

/** Meetings that fit into a cell. A fourth takes the line that '+1 more' would need. */
const SHOWN = 3

type MonthCellProps = {
  date: CalendarDate
  meetings: readonly ListedMeeting[]
  clock: Clock
  isToday: boolean
  isLoading: boolean
  isCursor: boolean
  onCreate: (date: CalendarDate) => void
  onCursor: (date: CalendarDate) => void
  onOpenDay: (date: CalendarDate) => void
  onOpenMeeting: (id: string) => void
}

export const MonthCell = memo(function MonthCell({ date, meetings, clock, isToday, ...props }: MonthCellProps) {
  const { t, say, locale } = useTexts('meetings')
  const shown = meetings.length > SHOWN + 1 ? meetings.slice(0, SHOWN) : meetings
  const hidden = meetings.length - shown.length
  const dateText = formatDate(date, clock.timezone, clock.dateFormat, locale)
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={cn(
        'group/day relative h-[120px] border-l p-1 align-top first:border-l-0',
        isToday && 'bg-primary-soft/50',
      )}
    >
      {isToday && <span className="sr-only">{t.today}</span>}
      <DayButton
        {...{ date, dateText, isToday }}
        isCursor={props.isCursor}
        weekStartDay={clock.weekStartDay}
        onCreate={props.onCreate}
        onCursor={props.onCursor}
      />
      {props.isLoading && <Skeleton className="h-5 w-4/5" />}
      <ul>
        {shown.map((meeting) => (
          <li key={meeting.id}>
            <RowBoundary
              fallback={
                <span className="block truncate px-1 text-xs">
                  <MeetingName meeting={meeting} />
                </span>
              }
            >
              <MonthEntry meeting={meeting} date={date} clock={clock} onOpen={props.onOpenMeeting} />
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

const entryStyles =
  'relative z-1 flex min-h-6 w-full min-w-0 items-center gap-1.5 rounded-md px-1 text-left text-xs -outline-offset-1 hover:bg-accent pointer-coarse:min-h-9'

type MonthEntryProps = { meeting: ListedMeeting; date: CalendarDate; clock: Clock; onOpen: (id: string) => void }

function MonthEntry({ meeting, date, clock, onOpen }: MonthEntryProps) {
  const words = useTexts('meetings')
  const { t } = words
  const time = useTexts('time')
  const isCancelled = meeting.status === 'cancelled'
  return (
    <button
      type="button"
      title={meetingName(meeting, words)}
      onClick={() => onOpen(meeting.id)}
      className={cn(entryStyles, isCancelled && 'text-muted-foreground line-through')}
    >
      <SourceDot source={meeting.source} className="size-2" />
      <span className="shrink-0 text-muted-foreground max-lg:sr-only">
        {isWholeDays(meeting, clock) ? t.wholeDays.oneDay : startText(meeting.startTime, date, clock, time)}
      </span>
      <span className="min-w-0 truncate">
        <MeetingName meeting={meeting} />
      </span>
      {isCancelled && <span className="sr-only"> {t.month.cancelled}</span>}
      {meeting.status === 'pending' && <span className="sr-only"> {t.month.pending}</span>}
    </button>
  )
}
