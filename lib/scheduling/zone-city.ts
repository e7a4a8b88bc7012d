import { englishCityOf } from './zone-words'

const patterns = new Map<string, [before: string, after: string]>()

/** The countries of zones that some of our languages know by letters: `MEZ`, `CET`, `JST`. */
const LETTERED = 'ADALATBABEBGCHCYCZDEDKDZEGESFIFRGRHRHUITJOJPLBLILULYMAMCMEMKMTNLNOPLPTRORSSESISKSMSYTNTR'

/**
 * A zone's place in the reader's language: `ニューヨーク`, or the country where it has one zone: `Türkiye`. `Intl` has it as
 * a “generic” name: `New York Saati`. English keeps the city, and so does a place that `Intl` cannot name.
 */
export function cityOf(timezone: string, locale: string): string {
  const english = englishCityOf(timezone)
  if (locale.startsWith('en')) return english
  return placeOf(timezone, locale) || placeByFrench(timezone, english, locale) || english
}

/** Empty for a zone that the language knows by letters. */
function placeOf(timezone: string, locale: string): string {
  const name = genericName(timezone, locale)
  const [before, after] = patternOf(locale)
  const isPlace = before + after !== '' && name.startsWith(before) && name.endsWith(after)
  return isPlace ? name.slice(before.length, name.length - after.length) : ''
}

/** French has letters for no zone: its country tells which one it is, and its city has the accents that English drops. */
function placeByFrench(timezone: string, english: string, locale: string): string | undefined {
  const place = placeOf(timezone, 'fr')
  const countries = (language: string) => new Intl.DisplayNames(language, { type: 'region' })
  const french = countries('fr')
  const country = LETTERED.match(/../g)?.find((code) => french.of(code) === place)
  if (country) return countries(locale).of(country)
  return place.normalize('NFD').replace(/\p{M}/gu, '') === english ? place : undefined
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
