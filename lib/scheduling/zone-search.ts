import { OTHER_ZONE_NAMES } from './other-zone-names'
import { CURATED_TIMEZONES } from './timezones'
import { MINUTE_MS } from './units'
import { cityOf } from './zone-city'
import { isSameTimezone, isTimezone, offsetAt } from './zone-clock'
import { englishCityOf } from './zone-words'
import { ZONES_BY_COUNTRY } from './zones-by-country'

/** `country` is in the reader's language, empty for UTC; `alias` is the other name that was looked for. */
export type FoundZone = { timezone: string; city: string; country: string; alias: string | null }

export type ZoneSearch = {
  /** The first zones to offer: these, each once, and the curated ones from west to east. */
  offer: (suggested: readonly string[]) => FoundZone[]
  /** Zones whose city, country or other names have words that begin with those of the query, or with its offset now. */
  find: (query: string) => FoundZone[]
}

type Entry = { timezone: string; city: string; country: string; others: readonly string[]; rank: number; words: string }

/** A search in all zones that the engine knows, at an instant. Making it takes a moment: 420 zones. */
export function createZoneSearch(locale: string, atMs: number): ZoneSearch {
  const entries = listEntries(locale)
  const byCity = (one: Entry, other: Entry) => one.rank - other.rank || one.city.localeCompare(other.city, locale)

  function findByOffset(minutes: number): FoundZone[] {
    return entries
      .filter(({ timezone }) => offsetAt(timezone, atMs) === minutes * MINUTE_MS)
      .sort(byCity)
      .map((entry) => toFound(entry))
  }

  function findByName(query: string): FoundZone[] {
    const wanted = simplify(query)
    if (wanted === '') return []
    return entries
      .filter(({ words }) => wanted.split(' ').every((word) => words.includes(` ${word}`)))
      .map((entry) => ({ entry, distance: distanceOf(entry, wanted) }))
      .sort((one, other) => one.distance - other.distance || byCity(one.entry, other.entry))
      .map(({ entry }) => toFound(entry, wanted))
  }

  function offer(suggested: readonly string[]): FoundZone[] {
    const first = suggested.flatMap((timezone) => findEntry(entries, timezone) ?? [])
    const curated = entries
      .filter(({ rank }) => rank === 0)
      .sort((one, other) => offsetAt(one.timezone, atMs) - offsetAt(other.timezone, atMs) || byCity(one, other))
    return [...new Set([...first, ...curated])].map((entry) => toFound(entry))
  }

  return {
    offer,
    find: (query) => {
      const offset = readOffset(query)
      return offset === null ? findByName(query) : findByOffset(offset)
    },
  }
}

function listEntries(locale: string): Entry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const zones = Object.entries(ZONES_BY_COUNTRY).flatMap(([code, list]) =>
    list
      .split(' ')
      .map((timezone) => ({ timezone, country: names.of(code) ?? '', english: english.of(code) ?? '', code })),
  )
  return [{ timezone: 'UTC', country: '', english: '', code: '' }, ...zones]
    .filter(({ timezone }) => isTimezone(timezone))
    .map(({ timezone, country, english: inEnglish, code }) => {
      const others = OTHER_ZONE_NAMES[timezone] ?? []
      const englishCity = englishCityOf(timezone)
      const place = cityOf(timezone, locale)
      // The country stands beside it.
      const city = place === country ? englishCity : place
      const rank = (CURATED_TIMEZONES as readonly string[]).includes(timezone) ? 0 : 1
      const words = ` ${simplify([city, englishCity, country, inEnglish, code, timezone, ...others].join(' '))}`
      return { timezone, city, country, others, rank, words }
    })
}

function findEntry(entries: Entry[], timezone: string): Entry | undefined {
  return (
    entries.find((entry) => entry.timezone === timezone) ??
    entries.find((entry) => isSameTimezone(entry.timezone, timezone))
  )
}

/** Ranks a match: the city, another name, the country, or words of several of them. */
function distanceOf({ city, others, country }: Entry, query: string): number {
  if (simplify(city).startsWith(query)) return 0
  if (others.some((name) => simplify(name).startsWith(query))) return 1
  return simplify(country).startsWith(query) ? 2 : 3
}

function toFound({ timezone, city, country, others }: Entry, wanted = ''): FoundZone {
  const isOwn = simplify(city).startsWith(wanted)
  const alias = isOwn ? null : (others.find((name) => simplify(name).startsWith(wanted)) ?? null)
  return { timezone, city, country, alias }
}

/** `+3`, `GMT+5:30` or `UTC -8` in minutes; null for any other text. */
function readOffset(query: string): number | null {
  const match = /^(?:gmt|utc)?\s*([+−-])\s*(\d{1,2})(?::?([0-5]\d))?$/i.exec(query.trim())
  if (!match) return null
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
  return match[1] === '+' ? minutes : -minutes
}

/** Lower case without accents; everything that is neither letter nor digit becomes a space. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ı/g, 'i')
    .replace(/ł/gi, 'l')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
