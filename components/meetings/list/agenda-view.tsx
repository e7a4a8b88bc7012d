import { useMemo } from 'react'
import { cn } from '@/components/ui/cn'
import { LoadFailed } from '@/components/ui/load-failed'
import { LoadMore } from '@/components/ui/load-more'
import { toListFilter } from '@/lib/client/meeting-filter'
import { useMeetingList } from '@/lib/client/meeting-lists'
import { rangeHeading } from '@/lib/meetings/day-range'
import { groupByDay } from '@/lib/meetings/meeting-days'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { MeetingSource } from '@/lib/shared/calendars/sources'
import type { SortOrder } from '@/lib/shared/sort-order'
import { MEETING_STATUSES, type MeetingStatus } from '@/lib/shared/statuses'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { AgendaDay } from './agenda-day'
import { AgendaSkeleton } from './agenda-skeleton'
import { NoMeetings } from './no-meetings'
import { OtherDaysNotice } from './other-days-notice'
import { RangeBar } from './range-bar'
import { ResultCount } from './result-count'
import { UnreadCalendars } from './unread-calendars'
import type { useAgendaRange } from './use-agenda-range'
import { useWaitingRequests } from './use-waiting-requests'

type AgendaViewProps = {
  clock: Clock
  today: CalendarDate
  agenda: ReturnType<typeof useAgendaRange>
  sources: readonly MeetingSource[]
  statuses: readonly MeetingStatus[]
  /** The account of a host; empty for everybody. */
  host: string
  q: string
  order: SortOrder
  onClearSearch: () => void
  onCreate: () => void
}

/** The meetings of a range by day, but for the requests that wait above. */
export function AgendaView({
  clock,
  today,
  agenda,
  sources,
  statuses,
  host,
  q,
  order,
  onClearSearch,
  onCreate,
}: AgendaViewProps) {
  const { t, locale } = useTexts('meetings')
  const { range } = agenda
  const { timezone } = clock
  const isUnasked = sources.length === 0 || statuses.length === 0
  const list = useMeetingList(isUnasked ? null : toListFilter(range, timezone, { sources, statuses, host, q, order }))
  const requests = useWaitingRequests()
  // A search or a filter looks for them here, too.
  const isWhole = q === '' && host === '' && statuses.length === MEETING_STATUSES.length
  const [days, isAbove] = useMemo(() => {
    const meetings = list.data?.pages.flatMap((page) => page.meetings) ?? []
    const waiting = new Set(requests.map(({ id }) => id))
    const shown = isWhole ? meetings.filter(({ id, status }) => status !== 'pending' || !waiting.has(id)) : meetings
    const isAbove = shown.length === 0 && meetings.length > 0
    return [groupByDay(shown, { rangeStart: range.start, timezone, order }), isAbove]
  }, [list.data, requests, isWhole, range.start, timezone, order])

  function body() {
    if (!isUnasked && list.isPending) return <AgendaSkeleton />
    if (!isUnasked && !list.data) {
      return <LoadFailed title={t.loadFailed} error={list.error} onRetry={() => void list.refetch()} />
    }
    if (isAbove) return <LoadMore list={list} things="meetings" />
    if (days.length === 0) {
      return (
        <>
          <NoMeetings {...{ isUnasked, q, onClearSearch, onCreate }} />
          <OtherDaysNotice {...{ q, sources, statuses, host, timezone }} onShow={agenda.show} />
        </>
      )
    }
    return (
      <div
        aria-busy={list.isPlaceholderData || undefined}
        className={cn('grid gap-6', list.isPlaceholderData && 'opacity-60')}
      >
        {days.map((day) => (
          <AgendaDay key={day.date} day={day} clock={clock} today={today} />
        ))}
        <LoadMore list={list} things="meetings" />
      </div>
    )
  }

  return (
    <div className="grid gap-2 sm:gap-5">
      <RangeBar
        heading={rangeHeading(range, clock.dateFormat, locale)}
        onToday={agenda.showToday}
        onPrevious={agenda.showPrevious}
        onNext={agenda.showNext}
      />
      <UnreadCalendars calendars={list.data?.pages[0]?.unreadCalendars} />
      <ResultCount q={q} count={list.isPlaceholderData ? undefined : (list.data?.pages[0]?.total ?? undefined)} />
      {body()}
    </div>
  )
}
