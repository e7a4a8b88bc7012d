import { describe, expect, it } from 'vitest'
import { countriesIn } from '@/lib/time-off/countries-in'

const COUNTRIES = [
  { country: 'AT', name: 'Austria', regions: [{ code: '9', name: 'Vienna' }] },
  { country: 'DE', name: 'Germany', regions: [] },
  { country: 'TR', name: 'Turkey', regions: [] },
]
const namesIn = (locale: string) => countriesIn(locale, COUNTRIES).map(({ name }) => name)

describe('countriesIn', () => {
  it('leaves English to the library', () => {
    expect(countriesIn('en-US', COUNTRIES)).toBe(COUNTRIES)
  })

  it('names and sorts countries by the language', () => {
    expect(namesIn('de')).toEqual(['Deutschland', 'Österreich', 'Türkei'])
    expect(namesIn('tr')).toEqual(['Almanya', 'Avusturya', 'Türkiye'])
  })

  it('keeps the regions with their country', () => {
    const austria = countriesIn('de', COUNTRIES).find(({ country }) => country === 'AT')
    expect(austria?.regions).toEqual([{ code: '9', name: 'Vienna' }])
  })
})
