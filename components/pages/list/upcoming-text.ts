import type { UpcomingBookings } from '@/lib/pages/schema'
import { dayOfWeek } from '@/lib/scheduling/calendar-date'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { DAY_MS } from '@/lib/scheduling/units'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { Settings } from '@/lib/settings/schema'
import { weekdayNames } from '@/lib/time/screen-time'
import type { PartTexts } from '@/messages/texts'

/** Longer ahead, a weekday could be the one of a later week. */
const WEEKDAY_IS_ENOUGH_MS = 6 * DAY_MS

/** The bookings of a page still to come: `12 booked · next Tue 09:00`. */
export function upcomingText(
  pageId: string,
  { list, readAt }: { list: readonly UpcomingBookings[]; readAt: number },
  { timezone, timeFormat, dateFormat }: Settings,
  { t, say, locale }: PartTexts<'pages'>,
): string {
  const found = list.find((entry) => entry.pageId === pageId)
  if (!found) return t.card.noBookings
  const next = Date.parse(found.next)
  const time = formatTime(next, timezone, timeFormat, locale)
  const weekday = weekdayNames(dayOfWeek(localDate(timezone, next)), locale)[0]?.short ?? ''
  const date = formatDate(next, timezone, dateFormat, locale)
  const isSoon = next - readAt < WEEKDAY_IS_ENOUGH_MS
  const when = isSoon ? say(t.card.nextSoon, { weekday, time }) : say(t.card.nextLater, { date, time })
  return say(t.card.bookings, { count: found.count, when })
}
