import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LoadFailed } from '@/components/ui/load-failed'
import { useNarrow } from '@/components/ui/use-narrow'
import { toListFilter } from '@/lib/client/meeting-filter'
import { useAllMeetings, useHasMeetings, useUnreadCalendars } from '@/lib/client/meeting-lists'
import { calendarGrid, type GridSpan, isWithin } from '@/lib/meetings/calendar-grid'
import { rangeHeading } from '@/lib/meetings/day-range'
import { groupByDay } from '@/lib/meetings/meeting-days'
import { firstMeetingOn } from '@/lib/meetings/meeting-form'
import { deedsOf } from '@/lib/meetings/meeting-state'
import { type CalendarDate, monthOf } from '@/lib/scheduling/calendar-date'
import { formatDate, monthHeading } from '@/lib/scheduling/format-date'
import type { MeetingSource } from '@/lib/shared/calendars/sources'
import type { MeetingStatus } from '@/lib/shared/statuses'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { AgendaDay } from '../list/agenda-day'
import { RangeBar } from '../list/range-bar'
import { ResultCount } from '../list/result-count'
import { UnreadCalendars } from '../list/unread-calendars'
import { MeetingDialog } from '../meeting/meeting-dialog'
import { useMeetingDialogs } from '../meeting/meeting-dialogs'
import { useNow } from '../now'
import { DayDialog } from './day-dialog'
import { MonthTable } from './month-table'
import { useEntryDrag } from './use-entry-drag'
import type { useShownDate } from './use-shown-date'

type MonthViewProps = {
  span: GridSpan
  clock: Clock
  today: CalendarDate
  shown: ReturnType<typeof useShownDate>
  sources: readonly MeetingSource[]
  statuses: readonly MeetingStatus[]
  /** The account of a host; empty for everybody. */
  host: string
  q: string
  /** `start` is an ISO instant. */
  onCreate: (start?: string) => void
}

/** The meetings of a month or a week, day by day. */
export function MonthView({ span, clock, today, shown, sources, statuses, host, q, onCreate }: MonthViewProps) {
  const words = useTexts('meetings')
  const { t, say, locale } = words
  const { t: life } = useTexts('bookingLife')
  const { timezone, weekStartDay } = clock
  const grid = useMemo(() => calendarGrid(span, shown.date, weekStartDay), [span, shown.date, weekStartDay])
  const isUnasked = sources.length === 0 || statuses.length === 0
  const list = useAllMeetings(isUnasked ? null : toListFilter(grid.shown, timezone, { sources, statuses, host, q }))
  const unreadCalendars = useUnreadCalendars()
  const rangeStart = grid.shown.start
  const days = useMemo(
    () => groupByDay(list.data ?? [], { rangeStart, timezone, order: 'asc' }),
    [list.data, rangeStart, timezone],
  )
  const counted = days.filter(({ date }) => isWithin(grid.counted, date))
  const count = list.data && counted.reduce((sum, { meetings }) => sum + meetings.length, 0)
  const isLoading = !isUnasked && list.isPending
  const isFailed = !isUnasked && list.isError && !list.data
  const { data: hasMeetings } = useHasMeetings(list.data?.length === 0)
  const isNarrow = useNarrow()
  const [chosenDate, choose] = useState<CalendarDate | null>(null)
  const [openDate, setOpenDate] = useState<CalendarDate | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const ask = useMeetingDialogs()
  const now = useNow()
  const drag = useEntryDrag(
    today,
    useCallback((meeting, date) => ask('move', meeting, date), [ask]),
  )
  const hasMovable = list.data?.some((meeting) => deedsOf(meeting, now).includes('move'))

  const createOn = useCallback(
    (date: CalendarDate) => onCreate(date === today ? undefined : firstMeetingOn(date, timezone)),
    [onCreate, today, timezone],
  )

  /** On a phone the tapped day is listed, else today, else the first day with meetings. */
  const candidates = [chosenDate, today].filter((date) => date !== null && isWithin(grid.shown, date))
  const listedDate = candidates[0] ?? days[0]?.date ?? (span === 'week' ? grid.shown.start : undefined)
  const listedDay = days.find(({ date }) => date === listedDate)
  const find = (date: CalendarDate | null) => days.find((day) => day.date === date)
  const openDay = days.find(({ meetings }) => meetings.some(({ id }) => id === openId))

  return (
    <div className="grid gap-5">
      <RangeBar
        heading={
          span === 'month'
            ? monthHeading(monthOf(shown.date), locale)
            : rangeHeading(grid.shown, clock.dateFormat, locale)
        }
        note={isUnasked ? t.noneInRange : noteOf(words, count, hasMeetings)}
        step={span}
        onToday={shown.showToday}
        onPrevious={() => shown.step(span, -1)}
        onNext={() => shown.step(span, 1)}
      />
      <UnreadCalendars calendars={unreadCalendars} />
      <ResultCount q={q} count={list.isPlaceholderData ? undefined : count} />
      {isFailed ? (
        <LoadFailed title={t.loadFailed} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <MonthTable
          {...{ grid, days, clock, today, isNarrow, isLoading }}
          isStale={list.isPlaceholderData}
          chosenDate={isNarrow ? listedDate : undefined}
          drag={drag}
          onChoose={choose}
          onCreate={createOn}
          onOpenDay={setOpenDate}
          onOpenMeeting={setOpenId}
        />
      )}
      {!isNarrow && hasMovable && <p className="px-1 text-muted-foreground text-sm">{life.dragHint}</p>}
      {isNarrow && listedDay && <AgendaDay day={listedDay} clock={clock} today={today} />}
      {isNarrow && listedDate && !listedDay && !isLoading && days.length > 0 && (
        <p className="px-1 text-muted-foreground text-sm">
          {say(t.month.noneOn, { date: formatDate(listedDate, timezone, clock.dateFormat, locale) })}
        </p>
      )}
      {isNarrow && listedDate && (
        <Button variant="outline" className="justify-self-start" onClick={() => createOn(listedDate)}>
          <Plus aria-hidden="true" className="size-4" />
          {say(t.month.createOn, { date: formatDate(listedDate, timezone, clock.dateFormat, locale) })}
        </Button>
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

/** The note beside the heading; below the grid it would be overlooked. */
function noteOf(
  { t, say }: PartTexts<'meetings'>,
  count: number | undefined,
  hasMeetings: boolean | undefined,
): string {
  if (count === undefined) return ''
  if (count > 0) return say(t.count, { count })
  if (hasMeetings === undefined) return ''
  return hasMeetings ? t.noneInRange : t.noneAtAll
}
