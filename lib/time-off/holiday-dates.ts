import { addDays, type CalendarDate } from '@/lib/scheduling'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import type { TimeOffSpan } from '@/lib/scheduling/vocabulary'

/**
 * A holiday as the library gives it: `date` is `yyyy-MM-dd HH:mm:ss`, followed by ` -0600` for a feast of a lunar calendar,
 * which begins at 18:00 of the evening before. `lengthMs` is elapsed time.
 */
export type HolidayHours = { date: string; lengthMs: number }

const HALF_DAY_MS = DAY_MS / 2
/** Changes of clocks make a day this much longer or shorter. */
const CLOCK_CHANGE_MS = HOUR_MS

/**
 * The dates of a holiday: those of which it covers more than half, so the eve of a lunar feast is no day off. A holiday that
 * covers none, such as an afternoon, is a part of its date; 23:59 stands for midnight.
 */
export function toHolidaySpan({ date, lengthMs }: HolidayHours): TimeOffSpan {
  const [, day = '', hours, minutes, sign, offset] =
    /^(\S{10}) (\d\d):(\d\d):\d\d(?: ([+-])(\d\d)00)?$/.exec(date) ?? []
  const shiftMs = Number(`${sign ?? ''}${offset ?? 0}`) * HOUR_MS
  const startMs = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + shiftMs
  const endMs = startMs + lengthMs
  const covered: number[] = []
  for (let index = Math.floor(startMs / DAY_MS); index * DAY_MS < endMs; index += 1) {
    const overlap = Math.min(endMs, (index + 1) * DAY_MS) - Math.max(startMs, index * DAY_MS)
    if (overlap > HALF_DAY_MS) covered.push(index)
  }
  const [first, last] = [covered[0], covered.at(-1)]
  if (first === undefined || last === undefined) return partOfDate(day, startMs, endMs)
  return { from: addDays(day, first), to: addDays(day, last), startTime: null, endTime: null }
}

function partOfDate(date: CalendarDate, startMs: number, endMs: number): TimeOffSpan {
  const endTime = endMs >= DAY_MS - CLOCK_CHANGE_MS ? '23:59' : toWallTime(endMs)
  return { from: date, to: date, startTime: toWallTime(startMs), endTime }
}

function toWallTime(ms: number): string {
  return new Date(ms).toISOString().slice(11, 16)
}
