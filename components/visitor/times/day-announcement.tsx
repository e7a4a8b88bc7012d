import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { longDate } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { noTimesWords } from './times-notice'
import type { Slots } from './use-slots'

/** Announces to screen readers that another day's times are shown. */
export function DayAnnouncement({ slots, date }: { slots: Slots; date: CalendarDate | null }) {
  const texts = useTexts('booking')
  return (
    <p aria-live="polite" className="sr-only noscript:hidden">
      {announce(slots, date, texts)}
    </p>
  )
}

function announce(
  { calendar, failure, isReading }: Slots,
  date: CalendarDate | null,
  texts: PartTexts<'booking'>,
): string {
  const { t, say, locale } = texts
  if (isReading) return t.calendar.loading
  if (failure !== null) return t.times.failed.title
  if (date === null) return calendar ? noTimesWords(calendar, texts) : ''
  const closed = calendar?.closed.get(date)
  if (closed) return say(t.calendar.closed, { day: longDate(date, locale), label: closed })
  const count = calendar?.slots.get(date)?.length
  return count ? say(t.calendar.dayStatus, { day: longDate(date, locale), count }) : t.times.unchecked.title
}
