import { timezoneLabel } from '@/lib/scheduling/timezones'
import { durationWords } from '@/lib/time/duration-words'
import { formatPeriod, longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarIcon } from '../shared/fact-icons'
import type { Visitor } from '../shared/use-visitor'
import type { BookablePage } from './bookable-page'

/** A summary of the booking before it is confirmed. */
export function BookingSummary({ page, start, visitor }: { page: BookablePage; start: string; visitor: Visitor }) {
  const texts = useTexts('booking')
  const { timezone, timeFormat } = visitor
  return (
    <div className="mt-1 flex gap-3 rounded-xl bg-primary-soft px-4 py-3 text-primary-soft-foreground text-sm">
      <span className="mt-0.5">
        <CalendarIcon />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{longDate(toWallClock(Date.parse(start), timezone).date, texts.locale)}</p>
        <p className="tabular-nums">
          {formatPeriod(Date.parse(start), page.duration, timezone, timeFormat, texts.locale)}{' '}
          <span className="whitespace-nowrap">· {durationWords(texts, page.duration)}</span>
        </p>
        <p>{timezoneLabel(timezone, Date.parse(start))}</p>
      </div>
    </div>
  )
}
