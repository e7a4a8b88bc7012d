import { addDays, type CalendarDate, dayNumber } from '@/lib/scheduling/calendar-date'
import { type Availability, type DateHours, MAX_DATES, type Span } from '@/lib/scheduling/vocabulary'
import { slotProblem } from './week-hours'

/** Dates in a row that have the same hours, both ends inclusive. Without spans they are closed. */
export type DateGroup = { from: CalendarDate; to: CalendarDate; spans: Span[] }

/** Single dates as an owner reads them: dates in a row with the same hours are one. Ordered by date. */
export function groupDates(dates: readonly DateHours[]): DateGroup[] {
  const groups: DateGroup[] = []
  for (const { date, spans } of dates.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const last = groups.at(-1)
    if (last && addDays(last.to, 1) === date && isSame(last.spans, spans)) last.to = date
    else groups.push({ from: date, to: date, spans })
  }
  return groups
}

/** The dates with those of a group removed. */
export function removeDates(dates: readonly DateHours[], { from, to }: Pick<DateGroup, 'from' | 'to'>): DateHours[] {
  return dates.filter(({ date }) => date < from || date > to)
}

/** The dates with new hours for each date of a group, ordered. */
export function putDates(dates: readonly DateHours[], group: DateGroup): DateHours[] {
  const spans = group.spans.toSorted((one, other) => one.startTime.localeCompare(other.startTime))
  const added: DateHours[] = []
  for (let date = group.from; date <= group.to; date = addDays(date, 1)) added.push({ date, spans })
  return [...removeDates(dates, group), ...added].sort((one, other) => one.date.localeCompare(other.date))
}

type Draft = { from: CalendarDate | ''; to: CalendarDate | ''; spans: Span[] }

/** Why an entry cannot be kept beside the other dates of its page, or null. An empty date could not be read. */
export function groupProblem({ from, to, spans }: Draft, others: readonly DateHours[]) {
  if (from === '') return 'from'
  if (to === '') return 'to'
  if (to < from) return 'reversed'
  if (removeDates(others, { from, to }).length + dayNumber(to) - dayNumber(from) + 1 > MAX_DATES) return 'full'
  const slots = toSlots(spans)
  return slots.some((_, index) => slotProblem(slots, index) !== null) ? 'spans' : null
}

/** The spans of one date, as slots of a week: which weekday it is does not matter. */
export function toSlots(spans: readonly Span[]): Availability[] {
  return spans.map(({ startTime, endTime }) => ({ dayOfWeek: 0, startTime, endTime }))
}

function isSame(spans: readonly Span[], others: readonly Span[]): boolean {
  return (
    spans.length === others.length &&
    spans.every(
      ({ startTime, endTime }, place) => startTime === others[place]?.startTime && endTime === others[place]?.endTime,
    )
  )
}
