import { describe, expect, it } from 'vitest'
import { timezoneLabel, timezoneOptions } from '@/lib/scheduling'
import { cityOf } from '@/lib/scheduling/zone-city'
import { createZoneSearch } from '@/lib/scheduling/zone-search'

const JULY = Date.UTC(2026, 6, 15)

describe('cityOf', () => {
  it.each([
    ['en-US', 'New York', 'Istanbul', 'Berlin', 'Vienna'],
    ['de', 'New York', 'Türkei', 'Deutschland', 'Österreich'],
    ['fr', 'New York', 'Turquie', 'Allemagne', 'Autriche'],
    ['es', 'Nueva York', 'Turquía', 'Alemania', 'Austria'],
    ['pt-BR', 'Nova York', 'Turquia', 'Alemanha', 'Áustria'],
    ['it', 'New York', 'Turchia', 'Germania', 'Austria'],
    ['tr', 'New York', 'Türkiye', 'Almanya', 'Avusturya'],
    ['pl', 'Nowy Jork', 'Turcja', 'Niemcy', 'Austria'],
    ['ja', 'ニューヨーク', 'トルコ', 'ドイツ', 'オーストリア'],
    ['ar', 'نيويورك', 'تركيا', 'ألمانيا', 'النمسا'],
  ])('names places in %s, where Intl can', (locale, ...places) => {
    const zones = ['America/New_York', 'Europe/Istanbul', 'Europe/Berlin', 'Europe/Vienna']
    expect(zones.map((zone) => cityOf(zone, locale))).toEqual(places)
  })

  it('names the place of a zone that the language knows by letters', () => {
    expect(cityOf('Asia/Tokyo', 'ja')).toBe('日本')
    expect(cityOf('Europe/Warsaw', 'pl')).toBe('Polska')
    expect(cityOf('Europe/Lisbon', 'es')).toBe('Portugal')
    expect(cityOf('America/Sao_Paulo', 'pt-BR')).toBe('São Paulo')
    expect(cityOf('Atlantic/Canary', 'it')).toBe('Canary')
  })

  it('keeps the city of what Intl has no place for', () => {
    expect(cityOf('UTC', 'de')).toBe('UTC')
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
