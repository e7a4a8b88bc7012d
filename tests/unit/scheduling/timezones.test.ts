import { describe, expect, it } from 'vitest'
import { CURATED_TIMEZONES, isTimezone, timezoneLabel, timezoneOptions, toListedTimezone } from '@/lib/scheduling'
import { offsetLabel } from '@/lib/scheduling/zone-words'

const JANUARY = Date.UTC(2030, 0, 15)
const JULY = Date.UTC(2030, 6, 15)

describe('CURATED_TIMEZONES', () => {
  describe('the curated zones', () => {
    it('are 44, each of them known and none twice', () => {
      expect(CURATED_TIMEZONES).toHaveLength(44)
      expect(new Set(CURATED_TIMEZONES).size).toBe(44)
      expect(CURATED_TIMEZONES.every(isTimezone)).toBe(true)
    })
  })
})

describe('timezoneLabel', () => {
  it('names offset and city', () => {
    expect(timezoneLabel('Europe/Istanbul', JULY)).toBe('(GMT+03:00) Istanbul')
    expect(timezoneLabel('UTC', JULY)).toBe('(GMT+00:00) UTC')
    expect(timezoneLabel('Asia/Kathmandu', JULY)).toBe('(GMT+05:45) Kathmandu')
    expect(timezoneLabel('America/Argentina/Buenos_Aires', JULY)).toBe('(GMT-03:00) Buenos Aires')
  })

  it('follows the date in view, and says when daylight saving is in force', () => {
    expect(timezoneLabel('America/New_York', JANUARY)).toBe('(GMT-05:00) New York')
    expect(timezoneLabel('America/New_York', JULY)).toBe('(GMT-04:00) New York · DST')
    expect(timezoneLabel('America/St_Johns', JULY)).toBe('(GMT-02:30) St Johns · DST')
  })

  it('knows that the southern summer is in January', () => {
    expect(timezoneLabel('Australia/Sydney', JANUARY)).toBe('(GMT+11:00) Sydney · DST')
    expect(timezoneLabel('Australia/Sydney', JULY)).toBe('(GMT+10:00) Sydney')
    expect(timezoneLabel('America/Santiago', JANUARY)).toBe('(GMT-03:00) Santiago · DST')
  })

  it('changes with the clock, at the very millisecond', () => {
    const change = Date.UTC(2030, 2, 10, 7)
    expect(timezoneLabel('America/New_York', change - 1)).toBe('(GMT-05:00) New York')
    expect(timezoneLabel('America/New_York', change)).toBe('(GMT-04:00) New York · DST')
  })

  it('calls the summer of Ireland daylight saving, though its law calls the winter the exception', () => {
    expect(timezoneLabel('Europe/Dublin', JULY)).toBe('(GMT+01:00) Dublin · DST')
    expect(timezoneLabel('Europe/Dublin', JANUARY)).toBe('(GMT+00:00) Dublin')
  })

  it('does not call Morocco’s eleven months between two Ramadans daylight saving', () => {
    // Later years depend on the time zone data: Morocco gives this up in 2027.
    expect(timezoneLabel('Africa/Casablanca', Date.UTC(2024, 6, 15))).toBe('(GMT+01:00) Casablanca')
  })

  it('does not call a change for good daylight saving', () => {
    expect(timezoneLabel('Europe/Istanbul', Date.UTC(2016, 11, 1))).toBe('(GMT+03:00) Istanbul')
    expect(timezoneLabel('Asia/Almaty', Date.UTC(2024, 1, 1))).toBe('(GMT+06:00) Almaty')
  })
})

describe('timezoneOptions', () => {
  it('offers the curated zones from west to east, then by city', () => {
    const values = timezoneOptions(JANUARY).map((option) => option.value)
    expect(values).toHaveLength(44)
    expect(values[0]).toBe('Pacific/Midway')
    expect(values.at(-1)).toBe('Pacific/Auckland')
    expect(values.indexOf('Europe/Berlin')).toBeLessThan(values.indexOf('Europe/Paris'))
  })

  it('adds the detected and the stored zone when they are not among them', () => {
    const options = timezoneOptions(JULY, ['Pacific/Kiritimati', 'Europe/Dublin', 'Europe/Dublin'])
    expect(options).toHaveLength(46)
    expect(options.at(-1)).toEqual({ value: 'Pacific/Kiritimati', label: '(GMT+14:00) Kiritimati' })
  })

  it('adds none that is among them under another name, nor one it does not know', () => {
    expect(timezoneOptions(JULY, ['Asia/Calcutta', 'Etc/UTC', 'Mars/Olympus'])).toHaveLength(44)
  })
})

describe('toListedTimezone', () => {
  it('finds the spelling of the list, or keeps what it was given', () => {
    expect(toListedTimezone('Asia/Calcutta')).toBe('Asia/Kolkata')
    expect(toListedTimezone('Europe/Dublin')).toBe('Europe/Dublin')
  })
})

describe('offsetLabel', () => {
  it.each([
    ['Europe/Istanbul', 'GMT+3'],
    ['Asia/Kathmandu', 'GMT+5:45'],
    ['America/St_Johns', 'GMT-2:30'],
    ['UTC', 'GMT'],
  ])('of %s is %s in summer', (timezone, label) => {
    expect(offsetLabel(timezone, Date.UTC(2026, 5, 3))).toBe(label)
  })
})
