import { parseInstant } from '@/lib/scheduling/bounds'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import { startOfDate } from '@/lib/scheduling/zone'
import { localDate } from '@/lib/scheduling/zone-clock'
import { isCalendarSource, type MeetingSource } from '@/lib/shared/calendars/sources'
import type { Clock } from '@/lib/time/meeting-time'
import type { PartTexts } from '@/messages/texts'

type Timed = { startTime: string; endTime: string; source: MeetingSource }

/** `All day` or `All day until Jun 5 2026`; null for a meeting with times. Only calendars have whole days. */
export function wholeDaysText(meeting: Timed, clock: Clock, { t, say, locale }: PartTexts<'meetings'>): string | null {
  const last = findLastDate(meeting, clock.timezone)
  if (last === null) return null
  if (last === 'same') return t.wholeDays.oneDay
  return say(t.wholeDays.until, { lastDate: formatDate(last, clock.timezone, clock.dateFormat, locale) })
}

/** `Jun 3 2026, all day until Jun 5 2026`; null for a meeting with times. */
export function wholeDaysOn(
  date: CalendarDate,
  meeting: Timed,
  { timezone, dateFormat }: Clock,
  { t, say, locale }: PartTexts<'meetings'>,
): string | null {
  const write = (day: CalendarDate) => formatDate(day, timezone, dateFormat, locale)
  const last = findLastDate(meeting, timezone)
  if (last === null) return null
  if (last === 'same') return say(t.wholeDays.onDay, { date: write(date) })
  return say(t.wholeDays.onDayUntil, { date: write(date), lastDate: write(last) })
}

/** True for a calendar's all-day event. */
export function isWholeDays(meeting: Timed, { timezone }: Clock): boolean {
  return findLastDate(meeting, timezone) !== null
}

function findLastDate({ startTime, endTime, source }: Timed, timezone: string): CalendarDate | 'same' | null {
  if (!isCalendarSource(source)) return null
  const [start, end] = [parseInstant(startTime), parseInstant(endTime)]
  if (!isMidnight(start, timezone) || !isMidnight(end, timezone)) return null
  const lastDate = localDate(timezone, end - 1)
  return lastDate === localDate(timezone, start) ? 'same' : lastDate
}

function isMidnight(instant: number, timezone: string): boolean {
  return !Number.isNaN(instant) && startOfDate(timezone, localDate(timezone, instant)) === instant
}
