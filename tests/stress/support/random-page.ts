import { MAX_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { ALL_TIMEZONES, changesOf } from '@/tests/support/scheduling/zones'
import type { numbersFrom } from '../../support/random'

/** A random page, and three days to check, in epoch minutes: `[from, to)`, whole days in UTC. */
export type DrawnPage = {
  fields: PageFields
  /** Minutes, chosen by the visitor among the page's durations. */
  durationMinutes: number
  /** Time off to enter for the account, whose zone is UTC. */
  timeOff: TimeOff | null
  from: number
  to: number
}
type Span = { startTime: string; endTime: string }
type PageFields = {
  timezone: string
  duration: number
  durations: number[]
  availabilities: Window[]
  dates: { date: string; spans: Span[] }[]
  step: number | null
  align: 'window' | 'clock'
  bufferBefore: number
  bufferAfter: number
  minimumNotice: number
  bookingWindow: { type: 'days'; days: number } | { type: 'range'; from: string; to: string } | null
  limits: { per: 'day' | 'week' | 'month'; max: number }[]
}
type TimeOff = { from: string; to: string; startTime: string | null; endTime: string | null }
type Window = { dayOfWeek: number; startTime: string; endTime: string }
type Random = ReturnType<typeof numbersFrom>

const DURATIONS = [5, 10, 15, 20, 25, 30, 45, 50, 60, 90, 120, 240]
const STEPS = [5, 15, 20, 40, 60]
const GAPS = [0, 0, 5, 10, 25, 60]
const WHOLE = { startTime: null, endTime: null }
const DAY = 24 * 60
/** Slots end 400 days from now, and days are looked at three at a time. */
const LAST_DAY = 390

/** Half of them are looked at around a change of their clock. */
export function drawPage(random: Random): DrawnPage {
  const timezone = pick(random, ALL_TIMEZONES)
  const day = drawDay(random, timezone)
  const durations = [...new Set([pick(random, DURATIONS), pick(random, DURATIONS)])].sort((one, other) => one - other)
  const fields: PageFields = {
    timezone,
    duration: durations[0] ?? 30,
    durations,
    availabilities: drawWindows(random),
    dates: sometimes(random, () => [{ date: dateOf(day + random.below(3)), spans: drawSpans(random) }]) ?? [],
    step: sometimes(random, () => pick(random, STEPS)),
    align: pick(random, ['window', 'clock']),
    bufferBefore: pick(random, GAPS),
    bufferAfter: pick(random, GAPS),
    minimumNotice: sometimes(random, () => drawNotice(random, day)) ?? 0,
    bookingWindow: sometimes(random, () => drawBookingWindow(random, day)),
    limits: drawLimits(random),
  }
  const timeOff = sometimes(random, () => drawTimeOff(random, day))
  const chosen = pick(random, durations)
  return { fields, durationMinutes: chosen, timeOff, from: day * DAY, to: (day + 3) * DAY }
}

const sometimes = <T>(random: Random, draw: () => T): T | null => (random.below(3) === 0 ? draw() : null)
const today = () => Math.floor(Date.now() / 60_000 / DAY)
const dateOf = (day: number) => new Date(day * DAY * 60_000).toISOString().slice(0, 10)

/** Ends on one of the days that are looked at. */
function drawNotice(random: Random, day: number): number {
  return Math.min(MAX_NOTICE_MINUTES, (day - today() + random.below(3)) * DAY + random.below(DAY))
}

function drawBookingWindow(random: Random, day: number): PageFields['bookingWindow'] {
  if (random.below(2) === 0) return { type: 'days', days: Math.max(1, day - today() + random.below(4)) }
  return { type: 'range', from: dateOf(day - 1 + random.below(3)), to: dateOf(day + 1 + random.below(3)) }
}

function drawLimits(random: Random): PageFields['limits'] {
  const periods = (['day', 'week', 'month'] as const).filter(() => random.below(5) === 0)
  return periods.map((per) => ({ per, max: 1 + random.below(3) }))
}

function drawTimeOff(random: Random, day: number): TimeOff {
  const from = day + random.below(3)
  if (random.below(2) === 0) return { from: dateOf(from), to: dateOf(from + random.below(2)), ...WHOLE }
  return { from: dateOf(from), to: dateOf(from), startTime: '10:00', endTime: pick(random, ['12:30', '23:59']) }
}

function drawDay(random: Random, timezone: string): number {
  const changes = changesOf(timezone)
    .map((change) => Math.floor(change / 60_000 / DAY) - 1)
    .filter((day) => day > today() && day < today() + LAST_DAY)
  const isOrdinary = changes.length === 0 || random.below(2) === 0
  return isOrdinary ? today() + 1 + random.below(LAST_DAY) : pick(random, changes)
}

/** Some days of the week, one to three windows each; the last may run past midnight into a day whose morning is free. */
function drawWindows(random: Random): Window[] {
  const windows = [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) =>
    drawSpans(random).map((span) => ({ dayOfWeek, ...span })),
  )
  return windows.length > 0 ? windows : [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }]
}

function drawSpans(random: Random): Span[] {
  const times = Array.from({ length: 2 * random.below(4) }, () => 4 * 60 + random.below(20 * 4) * 15)
  const ends = [...new Set(times)].sort((one, other) => one - other)
  const pairs = Array.from({ length: Math.floor(ends.length / 2) }, (_, index) => [
    ends[2 * index],
    ends[2 * index + 1],
  ])
  return pairs.map(([start = 0, end = 0], index) => {
    const isLast = index === pairs.length - 1
    return {
      startTime: wallTime(start),
      endTime: wallTime(isLast && random.below(4) === 0 ? random.below(4) * 60 : end),
    }
  })
}

const wallTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const pick = <T>(random: Random, values: readonly T[]): T => values[random.below(values.length)] as T
