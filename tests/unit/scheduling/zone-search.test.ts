import { describe, expect, it } from 'vitest'
import { isSameTimezone, isTimezone } from '@/lib/scheduling'
import { createZoneSearch } from '@/lib/scheduling/zone-search'
import { ZONES_BY_COUNTRY } from '@/lib/scheduling/zones-by-country'

const JANUARY = Date.UTC(2030, 0, 15)
const JULY = Date.UTC(2030, 6, 15)
const search = createZoneSearch('en', JANUARY)
const find = (query: string) => search.find(query).map(({ timezone }) => timezone)
const listed = Object.values(ZONES_BY_COUNTRY).flatMap((zones) => zones.split(' '))

describe('ZONES_BY_COUNTRY', () => {
  it('has every zone that this engine lists, under one of its names, and none that it does not know', () => {
    expect(listed.filter((zone) => !isTimezone(zone))).toEqual([])
    const missing = Intl.supportedValuesOf('timeZone').filter(
      (zone) => !listed.includes(zone) && !listed.some((other) => isSameTimezone(zone, other)),
    )
    expect(missing).toEqual([])
  })
})

describe('createZoneSearch', () => {
  describe('find', () => {
    it('finds a city by the beginnings of its words, whatever their case and accents', () => {
      expect(find('new y')[0]).toBe('America/New_York')
      expect(find('BERLIN')).toEqual(['Europe/Berlin'])
      expect(find('são paulo')[0]).toBe('America/Sao_Paulo')
      expect(find('sao pau')[0]).toBe('America/Sao_Paulo')
      expect(find('toronto')).toEqual(['America/Toronto'])
    })

    it('finds cities that have no zone of their own, and says which was meant', () => {
      expect(search.find('mumb')).toEqual([
        { timezone: 'Asia/Kolkata', city: 'Kolkata', country: 'India', alias: 'Mumbai' },
      ])
      expect(find('san francisco')).toEqual(['America/Los_Angeles'])
      expect(find('izmir')).toEqual(['Europe/Istanbul'])
      expect(find('krakow')).toEqual(['Europe/Warsaw'])
    })

    it('finds all zones of a country, the well-known ones first', () => {
      const states = find('united states')
      expect(states.length).toBeGreaterThan(20)
      expect(states.slice(0, 7)).toContain('America/New_York')
      expect(find('japan')).toEqual(['Asia/Tokyo'])
      expect(find('nepal')).toEqual(['Asia/Kathmandu'])
    })

    it('knows countries in the language of the reader too', () => {
      const german = createZoneSearch('de', JANUARY).find('Deutschland')
      expect(german.map(({ timezone }) => timezone)).toContain('Europe/Berlin')
      expect(german[0]?.country).toBe('Deutschland')
    })

    it('finds zones by their offset at that moment', () => {
      expect(find('+5:45')).toEqual(['Asia/Kathmandu'])
      expect(find('gmt+1')).toContain('Europe/Berlin')
      expect(find('utc -3:30')).toEqual(['America/St_Johns'])
      expect(find('−10')).toContain('Pacific/Honolulu')
      expect(find('+1')).toContain('Europe/Berlin')
      expect(
        createZoneSearch('en', JULY)
          .find('+1')
          .map(({ timezone }) => timezone),
      ).not.toContain('Europe/Berlin')
    })

    it('finds UTC, and old names of zones and clocks', () => {
      expect(find('utc')[0]).toBe('UTC')
      expect(find('gmt')).toContain('Europe/London')
      expect(find('pst')).toEqual(['America/Los_Angeles'])
      expect(find('cet')).toContain('Europe/Berlin')
    })

    it('finds nothing for what is nowhere, nor for signs alone', () => {
      expect(find('atlantis')).toEqual([])
      expect(find('?!')).toEqual([])
      expect(find('+99')).toEqual([])
    })
  })

  describe('offer', () => {
    it('begins with what is suggested, each once by the name of the list, and goes on from west to east', () => {
      const offered = search.offer(['Asia/Calcutta', 'Europe/Berlin', 'Asia/Kolkata']).map(({ timezone }) => timezone)
      expect(offered.slice(0, 3)).toEqual(['Asia/Kolkata', 'Europe/Berlin', 'Pacific/Midway'])
      expect(offered).toHaveLength(44)
      expect(offered.at(-1)).toBe('Pacific/Auckland')
    })

    it('knows a zone that is not among the curated ones', () => {
      expect(search.offer(['Europe/Dublin'])[0]).toMatchObject({ timezone: 'Europe/Dublin', country: 'Ireland' })
      expect(search.offer(['Europe/Dublin'])).toHaveLength(45)
    })
  })
})
