import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/lib/shared/languages'
import { pick } from '@/lib/shared/pick'
import type { HolidayRegion } from '@/lib/shared/time-off'
import { countriesIn } from '../countries-in'
import { toHolidaySpan } from '../holiday-dates'
import type { HolidayCountry } from '../schema'

/** A public or other holiday, on dates of its region. */
export type DatedHoliday = ReturnType<typeof toHolidaySpan> & { name: string; type: string }

/** Between the codes of a region and of a place within it: `BY-A`. */
const MARK = '-'

/** Loaded when an owner asks for holidays: it takes a tenth of a second and 20 MB. No other module may import it. */
async function openLibrary() {
  const { default: Holidays } = await import('date-holidays')
  return Holidays
}

const countries = new Map<Language, Promise<HolidayCountry[]>>()

/**
 * All countries with the regions whose holidays differ, by their names in a language. A region without a name in it has that
 * of its country's own language.
 */
export function listCountries(language: Language = DEFAULT_LANGUAGE): Promise<HolidayCountry[]> {
  const known = countries.get(language)
  if (known) return known
  const read = readCountries(language).catch((error: unknown) => {
    countries.delete(language)
    throw error
  })
  countries.set(language, read)
  return read
}

async function readCountries(language: Language): Promise<HolidayCountry[]> {
  const Holidays = await openLibrary()
  const library = new Holidays()
  const { locale } = LANGUAGES[language]
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, locale)
  // The library answers undefined for a country without regions, other than its types say.
  const listOf = (named: Record<string, string> | undefined) => Object.entries(named ?? {})
  const regionsOf = (country: string) =>
    listOf(library.getStates(country, language)).flatMap(([code, name]) => [
      { code, name },
      ...listOf(library.getRegions(country, code, language)).map(([place, placeName]) => ({
        code: code + MARK + place,
        name: `${name}, ${placeName}`,
      })),
    ])
  const named = listOf(library.getCountries(DEFAULT_LANGUAGE))
    .map(([country, name]) => ({ country, name, regions: regionsOf(country).sort(byName) }))
    .sort(byName)
  return countriesIn(locale, named)
}

/** Holidays of all types in a year, by date, in the region's language. Each name is on a date once. */
export async function readHolidays({ country, region }: HolidayRegion, year: number): Promise<DatedHoliday[]> {
  const Holidays = await openLibrary()
  const [state = '', place = ''] = region?.split(MARK) ?? []
  const found = new Holidays({ country, state, region: place }).getHolidays(year).map((holiday) => ({
    ...toHolidaySpan({ date: holiday.date, lengthMs: holiday.end.getTime() - holiday.start.getTime() }),
    ...pick(holiday, ['name', 'type']),
  }))
  const keys = new Set<string>()
  return found.filter(({ from, name, type }) => {
    const key = JSON.stringify([from, name, type])
    return keys.has(key) ? false : keys.add(key)
  })
}
