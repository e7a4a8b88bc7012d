import { type Availability, findOverlap } from '@/lib/scheduling/availability'

/** What the availability editor works on: the slots of a week, in no certain order. */
export type WeekHours = readonly Availability[]

/** Why a change was not kept. */
export type Refusal = 'invalid' | 'overlap'

const DEFAULT_START = '09:00'
const DEFAULT_END = '17:00'
const HOUR = 60
const DAY = 24 * HOUR
const STEP = 30

/** Monday to Friday. */
export const WEEKDAYS = [1, 2, 3, 4, 5]

/** What most people would add one by one. */
export const WORKING_WEEK: WeekHours = WEEKDAYS.map((dayOfWeek) => ({
  dayOfWeek,
  startTime: DEFAULT_START,
  endTime: DEFAULT_END,
}))

/** The weekdays (0 = Sunday) from `weekStartDay` on. */
export function weekFrom(weekStartDay: number): number[] {
  return Array.from({ length: 7 }, (_, index) => (weekStartDay + index) % 7)
}

/** Times in steps of half an hour, 00:00 to 23:30, and a stored one that is off the steps in its place among them. */
export function listTimes(stored: string): string[] {
  const times = Array.from({ length: DAY / STEP }, (_, index) => toTime(index * STEP))
  return times.includes(stored) ? times : [...times, stored].sort()
}

/** The same for an end. Midnight closes the day, so it stands last. */
export function listEndTimes(stored: string): string[] {
  const [midnight = '00:00', ...times] = listTimes(stored)
  return [...times, midnight]
}

/** The slots of one weekday with their places in the list, by start. */
export function slotsOf(hours: WeekHours, dayOfWeek: number): { slot: Availability; index: number }[] {
  return hours
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => slot.dayOfWeek === dayOfWeek)
    .sort((one, other) => one.slot.startTime.localeCompare(other.slot.startTime))
}

/**
 * The slot that adding one to a day gives: 09:00–17:00 on an empty day, else from the end of its last slot, for an hour or
 * for what is left until midnight. What the day before runs over counts as taken. Null when there is no room.
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
 * The week with new times for one slot, or why they cannot be: an end at or before the start (00:00 is the midnight that
 * follows), or an overlap, with the next day's morning too. A slot that was stored as running past midnight may go on
 * doing so while its end is left alone.
 */
export function changeSlot(
  hours: WeekHours,
  index: number,
  change: { startTime?: string; endTime?: string },
): Availability[] | Refusal {
  const before = hours[index]
  if (!before) return [...hours]
  const after = { ...before, ...change }
  const staysOvernight = isOvernight(before) && after.endTime === before.endTime && after.startTime !== after.endTime
  if (isOvernight(after) && !staysOvernight) return 'invalid'
  const others = hours.filter((_, place) => place !== index)
  if (others.some((other) => findOverlap([other, after]) !== null)) return 'overlap'
  return hours.map((slot, place) => (place === index ? after : slot))
}

/** The week with one day's slots on the given days as well, in place of what they had. Refused where that overlaps. */
export function copyDay(hours: WeekHours, dayOfWeek: number, targets: readonly number[]): Availability[] | Refusal {
  const others = targets.filter((day) => day !== dayOfWeek)
  const copies = others.flatMap((day) => slotsOf(hours, dayOfWeek).map(({ slot }) => ({ ...slot, dayOfWeek: day })))
  const week = [...hours.filter((slot) => !others.includes(slot.dayOfWeek)), ...copies]
  return findOverlap(week) === null ? week : 'overlap'
}

/** Ends at or before its start, other than at the midnight that closes its own day. */
function isOvernight({ startTime, endTime }: Availability): boolean {
  return endTime !== '00:00' && endTime <= startTime
}

/** When the last slot of a day ends, in minutes since its midnight; past `DAY` when it runs over, 0 without slots. */
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
