import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { longDate } from '@/lib/time/screen-time'
import { booking as text } from '@/messages/en/booking'
import type { Slots } from './use-slots'

/** What a screen reader hears when another day's times are shown. */
export function DayAnnouncement({ slots, date }: { slots: Slots; date: CalendarDate | null }) {
  return (
    <p aria-live="polite" className="sr-only noscript:hidden">
      {textOf(slots, date)}
    </p>
  )
}

function textOf({ calendar, failure, isReading, lookAheadDays }: Slots, date: CalendarDate | null): string {
  if (isReading) return text.calendar.loading
  if (failure !== null) return text.times.failed
  if (date === null) return text.times.none(lookAheadDays)
  const count = calendar?.slots.get(date)?.length
  return count ? text.calendar.dayStatus(longDate(date), count) : text.times.unchecked
}
