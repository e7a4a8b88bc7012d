import { type Availability, findOverlap } from '@/lib/scheduling/availability'

/** The slots of a week, unordered. */
export type WeekHours = readonly Availability[]

/** Why a change was refused. */
export type HoursRefusal = 'invalid' | 'overlap'

const DEFAULT_START = '09:00'
const DEFAULT_END = '17:00'
const HOUR = 60
const DAY = 24 * HOUR
const STEP = 30

/** Monday to Friday. */
export const WEEKDAYS = [1, 2, 3, 4, 5]

/** The default working week. */
export const WORKING_WEEK: WeekHours = WEEKDAYS.map((dayOfWeek) => ({
  dayOfWeek,
  startTime: DEFAULT_START,
  endTime: DEFAULT_END,
}))

/** The weekdays (0 = Sunday) from `weekStartDay` on. */
export function weekFrom(weekStartDay: number): number[] {
  return Array.from({ length: 7 }, (_, index) => (weekStartDay + index) % 7)
}

/** Half-hour steps from 00:00 to 23:30, plus a stored time that is off the steps, sorted. */
export function listTimes(stored: string): string[] {
  const times = Array.from({ length: DAY / STEP }, (_, index) => toTime(index * STEP))
  return times.includes(stored) ? times : [...times, stored].sort()
}

/** The same for an end time: midnight closes the day, so it comes last. */
export function listEndTimes(stored: string): string[] {
  const [midnight = '00:00', ...times] = listTimes(stored)
  return [...times, midnight]
}

/** The slots of one weekday with their indexes in the list, sorted by start. */
export function slotsOf(hours: WeekHours, dayOfWeek: number): { slot: Availability; index: number }[] {
  return hours
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => slot.dayOfWeek === dayOfWeek)
    .sort((one, other) => one.slot.startTime.localeCompare(other.slot.startTime))
}

/**
 * The slot to add to a day: 09:00–17:00 on an empty day, otherwise an hour from the end of its last slot, or the rest until
 * midnight. Time that the day before runs into is taken. Null if there is no room.
 */
export function nextSlot(hours: WeekHours, dayOfWeek: number): Availability | null {
  const spilled = lastEnd(hours, (dayOfWeek + 6) % 7) - DAY
  const own = lastEnd(hours, dayOfWeek)
  if (own === 0 && spilled <= toMinutes(DEFAULT_START)) {
    return { dayOfWeek, startTime: DEFAULT_START, endTime: DEFAULT_END }
  }
  const start = Math.max(own, spilled)
  if (start >= DAY) return null
  return { dayOfWeek, startTime: toTime(start), endTime: toTime(Math.min(start + HOUR, DAY)) }
}

/**
 * The week with new times for one slot. Refuses an end at or before the start (00:00 is the following midnight) and an
 * overlap, also with the next morning. A stored slot that runs past midnight may keep its end.
 */
export function changeSlot(
  hours: WeekHours,
  index: number,
  change: { startTime?: string; endTime?: string },
): Availability[] | HoursRefusal {
  const before = hours[index]
  if (!before) return [...hours]
  const after = { ...before, ...change }
  const staysOvernight = isOvernight(before) && after.endTime === before.endTime && after.startTime !== after.endTime
  if (isOvernight(after) && !staysOvernight) return 'invalid'
  const others = hours.filter((_, place) => place !== index)
  if (others.some((other) => findOverlap([other, after]) !== null)) return 'overlap'
  return hours.map((slot, place) => (place === index ? after : slot))
}

/** The week with the slots of `targets` replaced by those of one day. Refuses an overlap. */
export function copyDay(
  hours: WeekHours,
  dayOfWeek: number,
  targets: readonly number[],
): Availability[] | HoursRefusal {
  const others = targets.filter((day) => day !== dayOfWeek)
  const copies = others.flatMap((day) => slotsOf(hours, dayOfWeek).map(({ slot }) => ({ ...slot, dayOfWeek: day })))
  const week = [...hours.filter((slot) => !others.includes(slot.dayOfWeek)), ...copies]
  return findOverlap(week) === null ? week : 'overlap'
}

/** Ends at or before its start, except at the midnight that closes its own day. */
function isOvernight({ startTime, endTime }: Availability): boolean {
  return endTime !== '00:00' && endTime <= startTime
}

/** The end of a day's last slot in minutes since its midnight: beyond `DAY` if it runs past midnight, 0 without slots. */
function lastEnd(hours: WeekHours, dayOfWeek: number): number {
  const ends = slotsOf(hours, dayOfWeek).map(({ slot }) => {
    const end = toMinutes(slot.endTime)
    return end > toMinutes(slot.startTime) ? end : end + DAY
  })
  return Math.max(0, ...ends)
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * HOUR + Number(time.slice(3))
}

/** The end of the day is written 00:00. */
function toTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / HOUR) % 24, minutes % HOUR]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
