import type { HolidayCountry } from './schema'

/** Countries by their names in a language, sorted. They come with English ones; the names of regions stay as they are. */
export function countriesIn(locale: string, countries: HolidayCountry[]): HolidayCountry[] {
  if (locale.startsWith('en')) return countries
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return countries
    .map((one) => ({ ...one, name: names.of(one.country) ?? one.name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
