import { getZone, isTimezone } from '@/lib/scheduling'
import { HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { toIanaZone } from '../microsoft/windows-zones'

/** What the name of a zone says: an IANA zone, or offsets of UTC in milliseconds, one of which it has; null: nothing. */
export type NamedZone = { zone: string } | { offsets: number[] }

const AREAS = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic', 'Indian', 'US', 'Canada']
/** `(UTC-05:00) Eastern Time (US & Canada)`, `GMT+0200`, `UTC+2`, `(GMT+01.00) Amsterdam / Bern`, `(UTC) Coordinated Universal Time`. */
const OFFSET =
  /^\(?(?:UTC|GMT|(?=[+-]))(?:\s*([+-])\s*(\d{1,2})(?:[:.]?(\d\d))?)?\)?(?:$|\s+)(?:Coordinated Universal Time$)?(.*)$/i

/** `Europe/Berlin`, also at the end of a name such as `/mozilla.org/20050126_1/Europe/Berlin`; null for other names. */
export function findIanaName(name: string): string | null {
  const parts = name.replaceAll(' ', '_').split('/').filter(Boolean)
  const [joined = ''] = parts
  const hyphenated = parts.length === 1 ? [joined.replace('-', '/')] : []
  const candidates = [name, parts.slice(-3).join('/'), parts.slice(-2).join('/'), ...hyphenated]
  return candidates.find((one) => (one.includes('/') || /^(?:UTC|Z)$/i.test(one)) && isTimezone(one)) ?? null
}

/** Understands names that programs write without defining them: those of Windows, of cities, and of offsets. */
export function readZoneName(name: string): NamedZone | null {
  const known = toIanaZone(name) ?? toIanaZone(name.replace(/ Daylight Time$/i, ' Standard Time'))
  if (known) return { zone: known }
  const [whole, sign, hours = '0', minutes = '0', words = name] = OFFSET.exec(name.replace('\u2212', '-')) ?? []
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
  const offset = whole === undefined ? null : sign === '-' ? -size : size
  if (offset !== null && words.trim() === '') return { offsets: [offset] }
  const zone = findPlace(words, offset)
  if (zone) return { zone }
  // The offset of winter; whether this place has a summer time is not known.
  return offset === null ? null : { offsets: [offset, offset + HOUR_MS] }
}

/** A zone that is called after one of the places, and that has the offset where one is given. */
function findPlace(words: string, offset: number | null): string | null {
  const plain = words.normalize('NFD').replace(/\p{Mn}/gu, '')
  for (const part of plain.split(/[,;/&():]| - /)) {
    const place = part.trim()
    if (!/^\p{L}[\p{L} .'-]+$/u.test(place)) continue
    const names = AREAS.map((area) => `${area}/${place.replaceAll(' ', '_')}`)
    const windows = toIanaZone(`${place.replace(/ Time$/i, '')} Standard Time`)
    const zone = windows ?? names.find(isTimezone)
    if (zone && (offset === null || hasOffset(zone, offset))) return zone
  }
  return null
}

/** In the winter or the summer of a recent year. */
function hasOffset(zone: string, offset: number): boolean {
  return [0, 6].some((month) => getZone(zone).offsetAt(Date.UTC(2026, month, 1)) === offset)
}
