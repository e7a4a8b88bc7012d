import { describe, expect, it } from 'vitest'
import { isCalendarDate } from '@/lib/scheduling'
import { MAX_TITLE } from '@/lib/shared/text/text'
import { listCountries, readHolidays } from '@/lib/time-off/server/holiday-library'
import { findSpanProblem } from '@/lib/time-off/span-problem'
import { cases } from '@/tests/support/cases'

async function readPublic(country: string, region: string | null, year: number) {
  return (await readHolidays({ country, region }, year)).filter(({ type }) => type === 'public')
}

async function datesOf(country: string, region: string | null, name: string, year: number) {
  const found = (await readPublic(country, region, year)).filter((holiday) => holiday.name === name)
  return found.map(({ from, to }) => [from, to])
}

describe('readHolidays', () => {
  it('closes Corpus Christi in Baden-Württemberg, not in Berlin', async () => {
    expect(await datesOf('DE', 'BW', 'Fronleichnam', 2027)).toEqual([['2027-05-27', '2027-05-27']])
    expect(await datesOf('DE', 'BE', 'Fronleichnam', 2027)).toEqual([])
  })

  it('gives the Turkish feasts as whole dates', async () => {
    expect(await datesOf('TR', null, 'Kurban Bayramı', 2027)).toEqual([['2027-05-16', '2027-05-19']])
    expect(await datesOf('TR', null, 'Ramazan Bayramı', 2027)).toEqual([['2027-03-09', '2027-03-11']])
  })

  it('knows afternoons off', async () => {
    const halves = (await readPublic('IS', null, 2027)).filter(({ startTime }) => startTime)
    expect(halves.map(({ from, startTime, endTime }) => [from, startTime, endTime])).toEqual([
      ['2027-12-24', '13:00', '23:59'],
      ['2027-12-31', '13:00', '23:59'],
    ])
  })

  it('knows substitute days', async () => {
    expect(await datesOf('GB', 'ENG', 'Christmas Day (substitute day)', 2027)).toEqual([['2027-12-27', '2027-12-27']])
  })

  it('knows holidays of a part of a region', async () => {
    expect(await datesOf('DE', 'BY-A', 'Augsburger Friedensfest', 2027)).toEqual([['2027-08-08', '2027-08-08']])
    expect(await datesOf('DE', 'BY', 'Augsburger Friedensfest', 2027)).toEqual([])
  })

  it('knows the leap day', async () => {
    expect((await readHolidays({ country: 'DE', region: null }, 2028)).map(({ from }) => from)).toContain('2028-02-29')
  })

  it('gives every country spans that can be stored', async () => {
    const wrong: unknown[] = []
    const countries = await listCountries()
    const stride = Math.floor(countries.length / cases(countries.length).numRuns)
    for (const { country } of countries.filter((_, index) => index % stride === 0)) {
      for (const holiday of await readHolidays({ country, region: null }, 2028)) {
        const isFine =
          isCalendarDate(holiday.from) &&
          isCalendarDate(holiday.to) &&
          findSpanProblem(holiday) === null &&
          holiday.name.length > 0 &&
          holiday.name.length <= MAX_TITLE
        if (!isFine) wrong.push([country, holiday])
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('listCountries', () => {
  it('names countries and the regions whose holidays differ', async () => {
    const countries = await listCountries()
    expect(countries.length).toBeGreaterThan(200)
    const germany = countries.find(({ country }) => country === 'DE')
    expect(germany?.name).toBe('Germany')
    expect(germany?.regions).toContainEqual({ code: 'BW', name: 'Baden-Württemberg' })
    expect(germany?.regions).toContainEqual({ code: 'BY-A', name: 'Bayern, Stadt Augsburg' })
    expect(countries.find(({ country }) => country === 'TR')?.regions).toEqual([])
  })
  it('names both in the language, sorts by it, and falls back to the names that a country gives its regions', async () => {
    const namesOf = async (language: 'de' | 'tr', country: string) => {
      const found = (await listCountries(language)).find((one) => one.country === country)
      return [found?.name, found?.regions.map(({ name }) => name)]
    }
    expect(await namesOf('de', 'AT')).toEqual(['Österreich', expect.arrayContaining(['Kärnten', 'Wien'])])
    expect(await namesOf('tr', 'CH')).toEqual([
      'İsviçre',
      expect.arrayContaining(['Canton de Genève', 'Kanton Zürich']),
    ])
    const names = (await listCountries('tr')).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('tr').compare))
  })
})
