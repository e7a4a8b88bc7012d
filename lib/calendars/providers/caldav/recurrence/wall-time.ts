/** A time as a calendar writes it: epoch milliseconds at which a clock of UTC would show the same. */
export type EventWallTime = { wall: number; isDate: boolean; isUtc: boolean }

const TIME = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z)?)?$/

/** Parses jCal's `2030-03-10T06:30:00Z` or iCalendar's `20300310T063000Z`. Throws on anything else. */
export function readWall(text: string): EventWallTime {
  const [, year, month, date, hour, minute, second, utc] = TIME.exec(text) ?? []
  const wall = Date.UTC(...([year, Number(month) - 1, date, hour ?? 0, minute ?? 0, second ?? 0].map(Number) as Parts))
  // Date.UTC takes the first century for the twentieth.
  if (Number.isNaN(wall) || Number(year) < 100) throw new RangeError('An unreadable time')
  return { wall, isDate: hour === undefined, isUtc: utc !== undefined }
}
type Parts = [number, number, number, number, number, number]

/** Days keep the time of day, milliseconds elapse. */
export type Length = { days: number; ms: number }

/** `P1DT2H30M`; a negative one is none. */
export function readDuration(text: string): Length {
  const match = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text)
  if (!match) throw new RangeError('An unreadable duration')
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  if (match[1] === '-') return { days: 0, ms: 0 }
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}
