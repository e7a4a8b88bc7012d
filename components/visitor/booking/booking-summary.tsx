import { formatTime } from '@/lib/scheduling/format'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { offsetAt } from '@/lib/scheduling/zone-clock'
import { durationWords } from '@/lib/time/duration-words'
import { dateAndTime } from '@/lib/time/joined-words'
import { formatPeriod } from '@/lib/time/period'
import { dayHeading, longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarIcon } from '../shared/fact-icons'
import type { Visitor } from '../shared/use-visitor'
import type { BookablePage, HostedPage } from './bookable-page'

type Props = {
  page: Pick<BookablePage, 'duration' | 'timezone'> & {
    /** The owner, whose clock is shown too if it differs. */
    ownerName?: string
  } & Pick<HostedPage, 'hosts' | 'host'>
  start: string
  visitor: Visitor
}

/** A summary of the booking before it is confirmed. */
export function BookingSummary({ page, start, visitor }: Props) {
  const texts = useTexts('booking')
  const { timezone, timeFormat } = visitor
  const hostTime = useHostTime({ page, start, visitor })
  const host = page.hosts?.find(({ id }) => id === page.host)
  return (
    <div className="mt-2 flex gap-3 rounded-xl bg-primary-soft px-4 py-3 text-primary-soft-foreground text-sm low:mt-0 low:grow low:px-3 low:py-1">
      <span className="mt-0.5 low:hidden">
        <CalendarIcon />
      </span>
      <div className="flex-row flex-wrap gap-x-2 min-w-0 low:flex">
        <p className="font-semibold">{longDate(toWallClock(Date.parse(start), timezone).date, texts.locale)}</p>
        <p className="tabular-nums">
          <span>{formatPeriod(Date.parse(start), page.duration, timezone, timeFormat, texts.locale)}</span>{' '}
          <span className="whitespace-nowrap">{`· ${durationWords(texts, page.duration)}`}</span>
        </p>
        {host && <p dir="auto">{host.name}</p>}
        <p className="low:hidden">
          <span>{timezoneLabel(timezone, Date.parse(start), texts.locale)}</span>
          {hostTime && <span className="block tabular-nums">{hostTime}</span>}
        </p>
      </div>
    </div>
  )
}

/** `16:00 for Ada`, with the date where theirs is another; null while their clock shows the same. */
function useHostTime({ page, start, visitor: { timezone, timeFormat } }: Props): string | null {
  const { t, say, locale } = useTexts('bookingDialog')
  const instant = Date.parse(start)
  if (!page.ownerName || offsetAt(page.timezone, instant) === offsetAt(timezone, instant)) return null
  const { date } = toWallClock(instant, page.timezone)
  const clock = formatTime(instant, page.timezone, timeFormat, locale)
  const isSameDay = date === toWallClock(instant, timezone).date
  const time = isSameDay ? clock : dateAndTime(dayHeading(date, locale).day, clock, locale)
  return say(t.hostTime, { time, host: page.ownerName })
}
