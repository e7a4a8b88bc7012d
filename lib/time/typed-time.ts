import { Info } from 'luxon'

const PATTERN = /^(\d{1,2})(?:\s*[:.,h]\s*(\d{2})|\s(\d{2}))?\s*(?:([ap])\.?\s*m?\.?)?$/
/** `915` and `0915`: without a separator the last two digits are the minutes. */
const PACKED = /^(\d{1,2})(\d{2})\s*(?:([ap])\.?\s*m?\.?)?$/

/**
 * Parses a typed time of day (`9`, `9:15`, `9.15`, `0915`, `9:15 pm`, `14:05`) to `HH:mm`; null if it cannot be parsed.
 * Without am or pm it is on the 24-hour clock; with it the hour is 1 to 12.
 */
export function parseTypedTime(text: string, locale = 'en-US'): string | null {
  const typed = withHalfBehind(text.trim().toLocaleLowerCase(locale), locale)
  const [, hour, minute, spaced, half] = PATTERN.exec(typed) ?? []
  if (hour !== undefined) return joinTime(Number(hour), Number(minute ?? spaced ?? 0), half)
  const [, packedHour, packedMinute, packedHalf] = PACKED.exec(typed) ?? []
  return packedHour === undefined ? null : joinTime(Number(packedHour), Number(packedMinute), packedHalf)
}

/** `ös 2:30` → `2:30p`: the halves of the day as the language writes them, before the time or behind it. */
function withHalfBehind(typed: string, locale: string): string {
  for (const [index, meridiem] of Info.meridiems({ locale }).entries()) {
    const half = index === 0 ? 'a' : 'p'
    const word = meridiem.toLocaleLowerCase(locale)
    if (word && typed.startsWith(word)) return `${typed.slice(word.length).trim()}${half}`
    if (word && typed.endsWith(word)) return `${typed.slice(0, -word.length).trim()}${half}`
  }
  return typed
}

function joinTime(hour: number, minute: number, half: string | undefined): string | null {
  if (minute > 59 || hour > 23) return null
  if (half !== undefined && (hour < 1 || hour > 12)) return null
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** `00:00` to `23:30`, every half hour. */
export const HALF_HOURS: readonly string[] = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
)

/** Index of the last half hour that is not after a time `HH:mm`. */
export function halfHourIndex(time: string): number {
  return HALF_HOURS.findLastIndex((option) => option <= time)
}
