import type { HolidayCountry } from './schema'

/** Countries by their names in a language, sorted. They come with English ones, which the API keeps. */
export function countriesIn(locale: string, countries: HolidayCountry[]): HolidayCountry[] {
  return locale.startsWith('en') ? countries : namedIn(locale, countries)
}

/** Countries by the names that Intl has for them in a language, sorted. The names of regions stay as they are. */
export function namedIn(locale: string, countries: HolidayCountry[]): HolidayCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return countries
    .map((one) => ({ ...one, name: names.of(one.country) ?? one.name }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
