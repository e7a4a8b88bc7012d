import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'

/** A time as a calendar writes it: epoch milliseconds at which a clock of UTC would show the same. `offset`: of UTC, where the time names it. */
export type EventWallTime = { wall: number; isDate: boolean; offset: number | null }

const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:Z|[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?:?\s*(Z|UTC|[+-]\d\d:?\d\d)?)?$/i

/** Reads `20300310T063000Z` and other spellings of ISO 8601. Null for anything else, such as 30 February. */
export function readWall(text: string): EventWallTime | null {
  const [, year, month, date, hour, minute, second, zone] = TIME.exec(text.trim()) ?? []
  const day = toDay(Number(year), Number(month), Number(date))
  if (day === null || Number(hour ?? 0) > 24 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 60) return null
  const time = Number(hour ?? 0) * HOUR_MS + Number(minute ?? 0) * MINUTE_MS + Number(second ?? 0) * 1000
  return { wall: day + time, isDate: hour === undefined, offset: zone === undefined ? null : readOffset(zone) }
}

/** `+0545` or `+05:45`, with seconds or without, or `Z`; null for anything else. */
export function readOffset(text: string): number | null {
  if (/^(?:Z|UTC)$/i.test(text)) return 0
  const [, sign, hours, minutes, seconds = '0'] = /^\s*([+-])(\d\d):?(\d\d):?(\d\d)?\s*$/.exec(text) ?? []
  if (!sign) return null
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -size : size
}

/** The wall times that a text can mean of which only the beginning is legible; null if that is not even a year. */
export function readWallSpan(text: string): { start: number; end: number } | null {
  const [, year, month, date] = /^\D{0,3}(\d{4})-?(\d\d)?-?(\d\d)?/.exec(text) ?? []
  const [day, first, begin] = [
    toDay(Number(year), Number(month), Number(date)),
    toDay(Number(year), Number(month), 1),
    toDay(Number(year), 1, 1),
  ]
  if (day !== null) return { start: day, end: day + DAY_MS }
  if (first !== null) return { start: first, end: first + 34 * DAY_MS }
  // Any other four digits would be a year too.
  return begin !== null && /^(?:19|20|21)/.test(year ?? '') ? { start: begin, end: begin + 369 * DAY_MS } : null
}

function toDay(year: number, month: number, date: number): number | null {
  const day = new Date(0)
  // Date.UTC takes the first century for the twentieth.
  day.setUTCFullYear(year, month - 1, date)
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.getTime() : null
}

/** Days keep the time of day, milliseconds elapse. */
export type Length = { days: number; ms: number }

/** Months do not exist; weeks and days may be on the wrong side of the T. */
const DURATION = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)W)?(?:(\d+)D)?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i

/** `P1DT2H30M`; null for anything else. */
export function readDuration(text: string): Length | null {
  const [whole, sign, ...parts] = DURATION.exec(text.trim()) ?? []
  if (whole === undefined || parts.every((part) => part === undefined)) return null
  const [weeks, days, oddWeeks, oddDays, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0)) as Seven
  const size = sign === '-' ? -1 : 1
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1000
  return { days: size * ((weeks + oddWeeks) * 7 + days + oddDays), ms: size * time }
}
type Seven = [number, number, number, number, number, number, number]
