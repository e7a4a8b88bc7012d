/** Readings of the wall clock with Intl, minute by minute. No code in common with `lib/scheduling`. */
const DAY = 24 * 60
/** Reading the clock is slow, so that minutes between two readings that are this far apart are counted. */
const COUNTED = 15
const clocks = new Map<string, (minute: number) => number>()

/** The reading of a zone's clock at an epoch minute: the minute at which a UTC clock reads the same. */
export function readClock(timezone: string, minute: number): number {
  const clock = clocks.get(timezone) ?? openClock(timezone)
  clocks.set(timezone, clock)
  return clock(minute)
}

function openClock(timezone: string): (minute: number) => number {
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  const days = new Map<number, Int32Array>()
  // Swedish writes `2030-03-10 01:59`.
  const read = (minute: number) => Date.parse(`${formatter.format(minute * 60_000).replace(' ', 'T')}:00Z`) / 60_000
  return (minute) => {
    const day = Math.floor(minute / DAY)
    const readings = days.get(day) ?? readDay(day, read)
    days.set(day, readings)
    return readings[minute - day * DAY] ?? Number.NaN
  }
}

/** Every minute of a day. A part in which the clock was changed is read minute by minute. */
function readDay(day: number, read: (minute: number) => number): Int32Array {
  const readings = new Int32Array(DAY)
  for (let first = 0; first < DAY; first += COUNTED) {
    const start = day * DAY + first
    const shown = read(start)
    const isEven = read(start + COUNTED) === shown + COUNTED
    for (let index = 0; index < COUNTED; index += 1) {
      readings[first + index] = isEven ? shown + index : read(start + index)
    }
  }
  return readings
}

/** The first minute at which the clock shows a wall time. In a gap, the wall time moves on by the length of the gap. */
export function firstMinuteOf(timezone: string, reading: number): number {
  // The clocks of the world lie between UTC−12 and UTC+14, and a gap is a day long at most.
  for (let minute = reading - 15 * 60; minute < reading + 40 * 60; minute += 1) {
    const shown = readClock(timezone, minute)
    if (shown === reading) return minute
    const before = readClock(timezone, minute - 1)
    if (before < reading && shown > reading) return firstMinuteOf(timezone, reading + (shown - before - 1))
  }
  throw new Error(`${timezone} never shows ${reading}`)
}

/** The minute from which on the clock shows a date, or a later one where it is skipped. */
export function firstMinuteOfDate(timezone: string, date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) / 60_000
  let minute = midnight - 15 * 60
  while (readClock(timezone, minute) < midnight) minute += 1
  return minute
}

/** `yyyy-MM-dd` on the clock of a zone. */
export function oracleDate(timezone: string, minute: number): string {
  return new Date(readClock(timezone, minute) * 60_000).toISOString().slice(0, 10)
}
