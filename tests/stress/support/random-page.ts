import { ALL_TIMEZONES, changesOf } from '@/tests/support/scheduling/zones'
import type { numbersFrom } from './random'

/** A random page, and three days to check, in epoch minutes: `[from, to)`, whole days in UTC. */
export type DrawnPage = {
  fields: { timezone: string; duration: number; availabilities: Window[] }
  durationMinutes: number
  from: number
  to: number
}
type Window = { dayOfWeek: number; startTime: string; endTime: string }
type Random = ReturnType<typeof numbersFrom>

const DURATIONS = [5, 10, 15, 20, 25, 30, 45, 50, 60, 90, 120, 240]
const DAY = 24 * 60
/** Slots end 400 days from now, and days are looked at three at a time. */
const LAST_DAY = 390

/** Half of them are looked at around a change of their clock. */
export function drawPage(random: Random): DrawnPage {
  const timezone = pick(random, ALL_TIMEZONES)
  const duration = pick(random, DURATIONS)
  const from = drawDay(random, timezone) * DAY
  const fields = { timezone, duration, availabilities: drawWindows(random) }
  return { fields, durationMinutes: duration, from, to: from + 3 * DAY }
}

function drawDay(random: Random, timezone: string): number {
  const today = Math.floor(Date.now() / 60_000 / DAY)
  const changes = changesOf(timezone)
    .map((change) => Math.floor(change / 60_000 / DAY) - 1)
    .filter((day) => day > today && day < today + LAST_DAY)
  const isOrdinary = changes.length === 0 || random.below(2) === 0
  return isOrdinary ? today + 1 + random.below(LAST_DAY) : pick(random, changes)
}

/** Some days of the week, one to three windows each; the last may run past midnight into a day whose morning is free. */
function drawWindows(random: Random): Window[] {
  const windows = [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) => {
    const times = Array.from({ length: 2 * random.below(4) }, () => 4 * 60 + random.below(20 * 4) * 15)
    const ends = [...new Set(times)].sort((one, other) => one - other)
    const pairs = Array.from({ length: Math.floor(ends.length / 2) }, (_, index) => [
      ends[2 * index],
      ends[2 * index + 1],
    ])
    return pairs.map(([start = 0, end = 0], index) => {
      const isLast = index === pairs.length - 1
      return {
        dayOfWeek,
        startTime: wallTime(start),
        endTime: wallTime(isLast && random.below(4) === 0 ? random.below(4) * 60 : end),
      }
    })
  })
  return windows.length > 0 ? windows : [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }]
}

const wallTime = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

const pick = <T>(random: Random, values: readonly T[]): T => values[random.below(values.length)] as T
