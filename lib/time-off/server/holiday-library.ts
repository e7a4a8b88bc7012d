import { pick } from '@/lib/vocabulary/pick'
import type { HolidayRegion } from '@/lib/vocabulary/time-off'
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

let countries: Promise<HolidayCountry[]> | null = null

/** All countries by their English names, with the regions whose holidays differ. */
export function listCountries(): Promise<HolidayCountry[]> {
  countries ??= readCountries().catch((error: unknown) => {
    countries = null
    throw error
  })
  return countries
}

async function readCountries(): Promise<HolidayCountry[]> {
  const Holidays = await openLibrary()
  const library = new Holidays()
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')
  // The library answers undefined for a country without regions, other than its types say.
  const listOf = (named: Record<string, string> | undefined) => Object.entries(named ?? {})
  const regionsOf = (country: string) =>
    listOf(library.getStates(country, 'en')).flatMap(([code, name]) => [
      { code, name },
      ...listOf(library.getRegions(country, code, 'en')).map(([place, placeName]) => ({
        code: code + MARK + place,
        name: `${name}, ${placeName}`,
      })),
    ])
  return listOf(library.getCountries('en'))
    .map(([country, name]) => ({ country, name, regions: regionsOf(country).sort(byName) }))
    .sort(byName)
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
