import { englishCityOf } from './zone-words'

const patterns = new Map<string, [before: string, after: string]>()

/**
 * A zone's place in the reader's language: `Berlin`, `ニューヨーク`, or the country where it has one zone: `Türkiye`. `Intl`
 * has it as a “generic” name: `New York Saati`. English, and a zone that is known by letters (`MEZ`), keep the city.
 */
export function cityOf(timezone: string, locale: string): string {
  const english = englishCityOf(timezone)
  if (locale.startsWith('en')) return english
  const name = genericName(timezone, locale)
  const [before, after] = patternOf(locale)
  const isPlace = before + after !== '' && name.startsWith(before) && name.endsWith(after)
  return (isPlace && name.slice(before.length, name.length - after.length)) || english
}

/** The words around a place in the names of zones, as two zones have them in common. */
function patternOf(locale: string): [before: string, after: string] {
  const known = patterns.get(locale)
  if (known) return known
  const [one, other] = [genericName('America/New_York', locale), genericName('America/Los_Angeles', locale)]
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const pattern: [string, string] = [one.slice(0, start), end === 0 ? '' : one.slice(-end)]
  patterns.set(locale, pattern)
  return pattern
}

/** Empty where the engine does not know such names, or the zone. */
function genericName(timeZone: string, locale: string): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  } catch {
    return ''
  }
}
