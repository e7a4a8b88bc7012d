import { type CalendarDate, toCalendarDate } from './calendar-date'
import { parseOffset } from './parse-offset'
import { DAY_MS } from './units'

/** A zone's clock that is read once in a while: each reading asks the engine, in about 3 µs. `Zone` remembers. */
export type ZoneClock = { id: string; formatter: Intl.DateTimeFormat }

/** More than every zone there is; a stream of odd spellings (`eUROPE/pARIS`) must not grow the cache for ever. */
const MAX_SPELLINGS = 1000

const clocksByName = new Map<string, ZoneClock>()
const clocksById = new Map<string, ZoneClock>()

/** The clock of that name (any alias, any case), `id` its canonical name. `RangeError` when the engine does not know it. */
export function getClock(name: string): ZoneClock {
  return clocksByName.get(name) ?? openClock(name)
}

function openClock(name: string): ZoneClock {
  // `String` because `timeZone: undefined` would quietly mean the machine's own zone.
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: String(name), timeZoneName: 'longOffset' })
  const id = formatter.resolvedOptions().timeZone
  const clock = clocksById.get(id) ?? { id, formatter }
  clocksById.set(id, clock)
  if (clocksByName.size >= MAX_SPELLINGS) clocksByName.clear()
  clocksByName.set(name, clock)
  return clock
}

/** Offset at an instant, in milliseconds east of UTC. `RangeError` on what is no instant. */
export function readOffset({ formatter }: ZoneClock, instantMs: number): number {
  return parseOffset(formatter.format(instantMs))
}

/** Offset of a zone at an instant, in milliseconds east of UTC. `RangeError` on an unknown zone or an invalid instant. */
export function offsetAt(timezone: string, instantMs: number): number {
  return readOffset(getClock(timezone), instantMs)
}

/** The local date of an instant, `yyyy-MM-dd`. `RangeError` on an unknown zone or an invalid instant. */
export function localDate(timezone: string, instantMs: number): CalendarDate {
  return toCalendarDate(Math.floor((instantMs + offsetAt(timezone, instantMs)) / DAY_MS))
}

/** True when the engine knows the zone: a formatter can be built with it. */
export function isTimezone(name: string): boolean {
  try {
    return getClock(name) !== undefined
  } catch {
    return false
  }
}

/** True when two names mean one zone (`Asia/Kolkata`, `Asia/Calcutta`). `RangeError` when either is unknown. */
export function isSameTimezone(one: string, other: string): boolean {
  return one === other || getClock(one).id === getClock(other).id
}
