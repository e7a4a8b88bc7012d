import { findOverlap, isOpenSpan, toDaySpan } from './availability'
import type { Period } from './busy'
import { toCalendarDate, weekdayOf } from './calendar-date'
import { DAY_MS, MINUTE_MS } from './units'
import { type DateHours, MAX_SPANS_OF_DATE, type PageRules, type Span } from './vocabulary'
import { getZone } from './zone'

/** Milliseconds of wall clock since the midnight of a date. */
type Stretch = { start: number; end: number }

/** The hours of one date, of which one span was added or made longer. */
export type OpenedDate = DateHours & { added: Span }

/**
 * Hours for the date of a slot that hold it: those that the date has, with a span for the slot beside them, or with the span
 * that it overlaps made longer. Time off stays closed, which hours of a single date would open. Null when a page cannot have
 * such hours.
 */
export function openedDate(slot: Period, page: PageRules, closed: readonly Period[]): OpenedDate | null {
  const zone = getZone(page.timezone)
  const day = Math.floor((slot.start + zone.offsetAt(slot.start)) / DAY_MS)
  const onClock = ({ start, end }: Period): Stretch => ({
    start: start + zone.offsetAt(start) - day * DAY_MS,
    end: end + zone.offsetAt(end) - day * DAY_MS,
  })
  const added = onClock(slot)
  const present = hoursOfDay(day, page, closed.map(onClock))
  const touched = present.filter((one) => one.start < added.end && one.end > added.start)
  const others = present.filter((one) => !touched.includes(one))
  const longer = touched.reduce(join, added)
  const spans = [...others, longer].sort(byStart).map(toSpan)
  return isAllowed(spans) ? { date: toCalendarDate(day), spans, added: toSpan(longer) } : null
}

/** The hours that a page has on a day: those of the date, else those of the weekday without time off. */
function hoursOfDay(day: number, { dates, availabilities }: PageRules, closed: readonly Stretch[]): Stretch[] {
  const date = toCalendarDate(day)
  const ofDate = dates.find((entry) => entry.date === date)
  if (ofDate) return ofDate.spans.map(toStretch)
  const weekly = availabilities.filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(day)).map(toStretch)
  return closed.reduce((open, period) => open.flatMap((one) => without(one, period)), weekly)
}

/** The parts of a stretch outside of another, in whole minutes. */
function without(one: Stretch, { start, end }: Stretch): Stretch[] {
  const [from, until] = [Math.floor(start / MINUTE_MS) * MINUTE_MS, Math.ceil(end / MINUTE_MS) * MINUTE_MS]
  if (until <= one.start || from >= one.end) return [one]
  return [
    { start: one.start, end: from },
    { start: until, end: one.end },
  ].filter((part) => part.start < part.end)
}

function isAllowed(spans: readonly Span[]): boolean {
  if (spans.length > MAX_SPANS_OF_DATE) return false
  if (!spans.every(({ startTime, endTime }) => isOpenSpan(startTime, endTime))) return false
  return findOverlap(spans.map((one) => ({ ...one, dayOfWeek: 0 }))) === null
}

function toStretch(span: Span): Stretch {
  const { startMs, endMs } = toDaySpan(span)
  return { start: startMs, end: endMs }
}

function toSpan({ start, end }: Stretch): Span {
  return { startTime: toTime(start), endTime: toTime(end) }
}

function toTime(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(11, 16)
}

function join(one: Stretch, other: Stretch): Stretch {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}

function byStart(one: Stretch, other: Stretch): number {
  return one.start - other.start
}
