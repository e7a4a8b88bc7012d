import type { z } from 'zod'
import { findOverlap } from '@/lib/scheduling/availability'
import type { Availability, Span } from '@/lib/scheduling/vocabulary'
import { check } from '@/messages/check'

/** The slots of a week, unordered. */
export type WeekHours = readonly Availability[]

/** The fault of a slot, or of a copied day. */
export type HoursRefusal = 'invalid' | 'overlap'

const DEFAULT_START = '09:00'
const DEFAULT_END = '17:00'
const HOUR = 60
const DAY = 24 * HOUR
const STEP = 30
/** The longest slot past midnight that the editor takes: an end shortly before the start is a slip, not a day of 23 hours. */
const LONGEST_NIGHT = 15 * HOUR

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

/** For a schema: refuses slots that end before they start, but for nights, and for those that are stored. */
export function refuseNewNights(stored: WeekHours | undefined) {
  return (hours: WeekHours, context: z.core.$RefinementCtx): void => {
    for (const index of hours.keys()) {
      if (slotProblem(hours, index, stored) !== 'invalid') continue
      context.addIssue({ code: 'custom', path: [index, 'endTime'], message: check('endAfterStart') })
    }
  }
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

/** The times at which a slot that begins at `startTime` can end, from the earliest on; those past midnight are marked. */
export function listEnds(startTime: string, stored: string): { time: string; isNextDay: boolean }[] {
  const times = listTimes(stored).map((time) => ({ time, isNextDay: isNight({ startTime, endTime: time }) }))
  const later = times.filter(({ time }) => time > startTime)
  const [midnight, nights] = [times.filter(({ time }) => time === '00:00'), times.filter((one) => one.isNextDay)]
  const rest = times.filter((one) => ![...later, ...midnight, ...nights].includes(one))
  return [...later, ...midnight, ...nights, ...rest]
}

/** Ends the next day, after its midnight, and not by a slip. */
export function isNight(span: Span): boolean {
  return isOvernight(span) && lengthOf(span) <= LONGEST_NIGHT
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
 * The week with new times for one slot. A later or earlier start moves the end along, at most to midnight unless the slot
 * already ran past it. The end of an invalid slot stays, since it has no length to keep.
 */
export function changeSlot(
  hours: WeekHours,
  index: number,
  change: { startTime?: string; endTime?: string },
  stored: WeekHours = [],
): Availability[] {
  const keepsLength = slotProblem(hours, index, stored) !== 'invalid'
  return hours.map((slot, place) => {
    if (place !== index) return slot
    const endTime = change.startTime && keepsLength ? endAfterMove(slot, change.startTime) : slot.endTime
    return { ...slot, endTime, ...change }
  })
}

function endAfterMove(slot: Availability, startTime: string): string {
  const end = toMinutes(startTime) + lengthOf(slot)
  return toTime(isOvernight(slot) ? end : Math.min(end, DAY))
}

/**
 * Null for a slot that can be saved. `invalid`: it ends at its start, or more than 15 hours later on the next day, unless the
 * stored week has a slot past midnight on that day with the same end or length. 00:00 is the following midnight. `overlap`:
 * it overlaps a valid slot.
 */
export function slotProblem(hours: WeekHours, index: number, stored: WeekHours = []): HoursRefusal | null {
  const slot = hours[index]
  if (!slot) return null
  if (isBackward(slot, stored)) return 'invalid'
  const others = hours.filter((other, place) => place !== index && !isBackward(other, stored))
  return others.some((other) => findOverlap([other, slot]) !== null) ? 'overlap' : null
}

function isBackward(slot: Availability, stored: WeekHours): boolean {
  if (!isOvernight(slot) || isNight(slot)) return false
  const nights = stored.filter((other) => other.dayOfWeek === slot.dayOfWeek && isOvernight(other))
  const isKnown = nights.some((night) => night.endTime === slot.endTime || lengthOf(night) === lengthOf(slot))
  return slot.startTime === slot.endTime || !isKnown
}

/** Hours of a week in which people can book, to half an hour or finer. */
export function hoursPerWeek(hours: WeekHours): number {
  return hours.reduce((minutes, slot) => minutes + lengthOf(slot), 0) / HOUR
}

/** The parts of the week that the slots cover, as minutes of a weekday; a night is two of them. */
export function coveredParts(hours: WeekHours): { dayOfWeek: number; from: number; to: number }[] {
  return hours.flatMap(({ dayOfWeek, startTime, ...slot }) => {
    const from = toMinutes(startTime)
    const to = from + lengthOf({ startTime, ...slot })
    const nextDay = (dayOfWeek + 1) % 7
    const parts = [{ dayOfWeek, from, to: Math.min(to, DAY) }]
    return to > DAY ? [...parts, { dayOfWeek: nextDay, from: 0, to: to - DAY }] : parts
  })
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
function isOvernight({ startTime, endTime }: Span): boolean {
  return endTime !== '00:00' && endTime <= startTime
}

/** In minutes; 1440 for a whole day. */
function lengthOf({ startTime, endTime }: Span): number {
  const minutes = toMinutes(endTime) - toMinutes(startTime)
  return minutes > 0 ? minutes : minutes + DAY
}

/** The end of a day's last slot in minutes since its midnight: beyond `DAY` if it runs past midnight, 0 without slots. */
function lastEnd(hours: WeekHours, dayOfWeek: number): number {
  const ends = slotsOf(hours, dayOfWeek).map(({ slot }) => toMinutes(slot.startTime) + lengthOf(slot))
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
