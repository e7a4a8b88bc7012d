import { useRef, useState } from 'react'
import { FormSection } from '@/components/fields/form-section'
import { useClock } from '@/components/layout/use-clock'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { LoadFailed } from '@/components/ui/load-failed'
import { LoadMore } from '@/components/ui/load-more'
import { Skeleton } from '@/components/ui/skeleton'
import { usePageBookings } from '@/lib/client/meeting-lists'
import { meetingName } from '@/lib/meetings/meeting-name'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { formatLongDate, formatTime } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'

const SHOWN_AT_FIRST = 5

type ComingBookingsProps = { pageId: string; openedAt: number }

/** The bookings of a page that are not over, soonest first; each leads to its meeting. */
export function ComingBookings({ pageId, openedAt }: ComingBookingsProps) {
  const { t, say } = useTexts('pages')
  const clock = useClock()
  const bookings = usePageBookings(pageId, openedAt)
  const { data, isPending, refetch } = bookings
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const meetings = data?.pages.flatMap((page) => page.meetings) ?? []
  const shown = isWhole ? meetings : meetings.slice(0, SHOWN_AT_FIRST)
  const total = data?.pages[0]?.total ?? meetings.length

  /** The button goes. */
  function showAll() {
    setWhole(true)
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('a')[SHOWN_AT_FIRST]?.focus())
  }

  return (
    <FormSection title={t.page.bookings.heading}>
      {(isPending || !clock) && <Skeleton className="h-16" />}
      {!isPending && !data && <LoadFailed title={t.loadFailed} onRetry={() => void refetch()} />}
      {data && clock && meetings.length === 0 && (
        <p className="text-muted-foreground text-sm">{t.page.bookings.none}</p>
      )}
      {clock && shown.length > 0 && (
        <ul ref={list} className="-my-2 divide-y">
          {shown.map((meeting) => (
            <Booking key={meeting.id} meeting={meeting} clock={clock} />
          ))}
        </ul>
      )}
      {!isWhole && total > shown.length && (
        <Button variant="outline" className="justify-self-start" onClick={showAll}>
          {say(t.page.bookings.all, { count: total })}
        </Button>
      )}
      {isWhole && <LoadMore list={bookings} things="meetings" />}
    </FormSection>
  )
}

function Booking({ meeting, clock }: { meeting: ListedMeeting; clock: Clock }) {
  const { t, say, locale } = useTexts('time')
  const { states } = useTexts('bookingLife').t
  const words = useTexts('meetings')
  const start = Date.parse(meeting.startTime)
  const when = say(t.dateTime, {
    date: formatLongDate(start, clock.timezone, locale),
    time: formatTime(start, clock.timezone, clock.timeFormat, locale),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p className="min-w-0 grow basis-52 text-sm">
        <Link href={`/meetings?meeting=${meeting.id}`} className={`inline-block min-h-6 wrap-anywhere ${strongLink}`}>
          <bdi>{meetingName(meeting, words)}</bdi>
        </Link>
        <span className="block text-muted-foreground tabular-nums">{when}</span>
      </p>
      {meeting.status === 'pending' && <Badge variant="warning">{states.pending}</Badge>}
    </li>
  )
}
