import { describe, expect, it } from 'vitest'
import { timezoneLabel, timezoneOptions } from '@/lib/scheduling'
import { cityOf } from '@/lib/scheduling/zone-city'
import { createZoneSearch } from '@/lib/scheduling/zone-search'

const JULY = Date.UTC(2026, 6, 15)

describe('cityOf', () => {
  it.each([
    ['en-US', 'New York', 'Istanbul', 'Berlin'],
    ['de', 'New York', 'Istanbul', 'Berlin'],
    ['fr', 'New York', 'Turquie', 'Allemagne'],
    ['es', 'Nueva York', 'Istanbul', 'Berlin'],
    ['pt-BR', 'Nova York', 'Turquia', 'Alemanha'],
    ['it', 'New York', 'Istanbul', 'Berlin'],
    ['tr', 'New York', 'Türkiye', 'Almanya'],
    ['pl', 'Nowy Jork', 'Istanbul', 'Berlin'],
    ['ja', 'ニューヨーク', 'トルコ', 'ドイツ'],
    ['ar', 'نيويورك', 'تركيا', 'ألمانيا'],
  ])('names places in %s, where Intl can', (locale, ...places) => {
    const zones = ['America/New_York', 'Europe/Istanbul', 'Europe/Berlin']
    expect(zones.map((zone) => cityOf(zone, locale))).toEqual(places)
  })

  it('keeps the city of what Intl has no place for', () => {
    expect(cityOf('UTC', 'de')).toBe('UTC')
    expect(cityOf('Asia/Tokyo', 'ja')).toBe('Tokyo')
    expect(cityOf('Mars/Olympus', 'tr')).toBe('Olympus')
  })

  it('leaves English as it was, letter by letter', () => {
    expect(timezoneOptions(JULY, [], 'en-US')).toEqual(timezoneOptions(JULY))
    expect(timezoneLabel('America/New_York', JULY, 'en-US')).toBe('(GMT-04:00) New York · DST')
  })
})

describe('timezoneLabel', () => {
  it('has no English letters for daylight saving in another language', () => {
    expect(timezoneLabel('America/New_York', JULY, 'tr')).toBe('(GMT-04:00) New York')
    expect(timezoneLabel('Australia/Adelaide', JULY, 'ja')).toBe('(GMT+09:30) アデレード')
  })
})

describe('createZoneSearch', () => {
  const search = createZoneSearch('tr', JULY)

  it('finds a city by its English name and by the one of the language', () => {
    expect(search.find('sydney')[0]?.timezone).toBe('Australia/Sydney')
    expect(search.find('sidney')[0]).toMatchObject({ timezone: 'Australia/Sydney', city: 'Sidney' })
    expect(search.find('moskova')[0]?.timezone).toBe('Europe/Moscow')
  })

  it('shows the city where the place is the country, which stands beside it', () => {
    expect(search.find('istanbul')[0]).toMatchObject({ city: 'Istanbul', country: 'Türkiye' })
  })

  it('folds the Turkish I', () => {
    for (const typed of ['İSTANBUL', 'ISTANBUL', 'ıstanbul', 'istanbul']) {
      expect(search.find(typed)[0]?.timezone).toBe('Europe/Istanbul')
    }
  })
})
