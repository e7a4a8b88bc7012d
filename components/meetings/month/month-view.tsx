import { useMemo, useState } from 'react'
import { failureText, LoadFailed } from '@/components/ui/load-failed'
import { toListFilter } from '@/lib/client/meeting-filter'
import { useAllMeetings, useHasMeetings, useUnreadCalendars } from '@/lib/client/meeting-lists'
import { rangeOfMonth } from '@/lib/meetings/day-range'
import { groupByDay } from '@/lib/meetings/meeting-days'
import { type CalendarDate, monthOf } from '@/lib/scheduling/calendar-date'
import { formatDate, monthHeading } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import type { MeetingSource } from '@/lib/vocabulary/sources'
import { AgendaDay } from '../list/agenda-day'
import { NO_MEETINGS_AT_ALL, NO_MEETINGS_IN_RANGE } from '../list/no-meetings'
import { RangeBar } from '../list/range-bar'
import { ResultCount } from '../list/result-count'
import { UnreadCalendars } from '../list/unread-calendars'
import { MeetingDialog } from '../meeting/meeting-dialog'
import { DayDialog } from './day-dialog'
import { MonthTable } from './month-table'
import { useNarrow } from './use-narrow'
import type { useShownMonth } from './use-shown-month'

type MonthViewProps = {
  clock: Clock
  today: CalendarDate
  shown: ReturnType<typeof useShownMonth>
  sources: readonly MeetingSource[]
  q: string
}

export function MonthView({ clock, today, shown, sources, q }: MonthViewProps) {
  const { month } = shown
  const { timezone } = clock
  const range = rangeOfMonth(month)
  const isUnasked = sources.length === 0
  const list = useAllMeetings(isUnasked ? null : toListFilter(range, timezone, { sources, q }))
  const unreadCalendars = useUnreadCalendars()
  const rangeStart = range.start
  const days = useMemo(
    () => groupByDay(list.data ?? [], { rangeStart, timezone, order: 'asc' }),
    [list.data, rangeStart, timezone],
  )
  const isLoading = !isUnasked && list.isPending
  const isFailed = !isUnasked && list.isError && !list.data
  const { data: hasMeetings } = useHasMeetings(list.data?.length === 0)
  const isNarrow = useNarrow()
  const [chosenDate, choose] = useState<CalendarDate | null>(null)
  const [openDate, setOpenDate] = useState<CalendarDate | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)

  /** On a phone: the day that was touched, else today, else the first that has something. */
  const candidates = [chosenDate, today].filter((date) => date !== null && monthOf(date) === month)
  const listedDate = candidates[0] ?? days[0]?.date
  const listedDay = days.find(({ date }) => date === listedDate)
  const find = (date: CalendarDate | null) => days.find((day) => day.date === date)
  const openDay = days.find(({ meetings }) => meetings.some(({ id }) => id === openId))

  return (
    <div className="grid gap-5">
      <RangeBar
        heading={monthHeading(month)}
        note={isUnasked ? NO_MEETINGS_IN_RANGE : noteOf(list.data?.length, hasMeetings)}
        step="month"
        onToday={shown.showToday}
        onPrevious={shown.showPrevious}
        onNext={shown.showNext}
      />
      <UnreadCalendars calendars={unreadCalendars} />
      <ResultCount q={q} count={list.isPlaceholderData ? undefined : list.data?.length} />
      {isFailed ? (
        <LoadFailed
          title="Your meetings could not be loaded"
          text={failureText(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <MonthTable
          {...{ month, days, clock, today, isNarrow, isLoading }}
          isStale={list.isPlaceholderData}
          chosenDate={isNarrow ? listedDate : undefined}
          onChoose={choose}
          onOpenDay={setOpenDate}
          onOpenMeeting={setOpenId}
        />
      )}
      {isNarrow && listedDay && <AgendaDay day={listedDay} clock={clock} isToday={listedDay.date === today} />}
      {isNarrow && listedDate && !listedDay && !isLoading && days.length > 0 && (
        <p className="px-1 text-muted-foreground text-sm">
          No meetings on {formatDate(listedDate, timezone, clock.dateFormat)}.
        </p>
      )}
      <DayDialog day={find(openDate)} clock={clock} onClose={() => setOpenDate(null)} />
      <MeetingDialog
        meeting={openDay?.meetings.find(({ id }) => id === openId)}
        day={openDay?.date ?? today}
        clock={clock}
        onClose={() => setOpenId(null)}
      />
    </div>
  )
}

/** Said beside the heading: below the grid nobody would read it. */
function noteOf(count: number | undefined, hasMeetings: boolean | undefined): string {
  if (count === undefined) return ''
  if (count > 0) return count === 1 ? '1 meeting' : `${count} meetings`
  if (hasMeetings === undefined) return ''
  return hasMeetings ? NO_MEETINGS_IN_RANGE : NO_MEETINGS_AT_ALL
}
