import { describe, expect, it } from 'vitest'
import { timeWords, toDates, toInstant } from '@/cli/times'

describe('toInstant', () => {
  it('reads an instant, or a time on the clocks of a zone', () => {
    for (const text of [
      '2027-03-01T09:00',
      '2027-03-01 09:00',
      '2027-03-01T09:00:00+01:00',
      '2027-03-01T08:00:00.000Z',
    ])
      expect(toInstant(text, 'Europe/Berlin')).toBe('2027-03-01T08:00:00.000Z')
  })

  it('refuses what is no time, and a time that the clocks skip or show twice', () => {
    for (const text of ['', 'tomorrow', '2027-02-30T09:00', '2027-03-01', '2027-03-01T24:00'])
      expect(() => toInstant(text, 'Europe/Berlin')).toThrow('is not a time')
    expect(() => toInstant('2027-03-28T02:30', 'Europe/Berlin')).toThrow('skip')
    expect(() => toInstant('2027-10-31T02:30', 'Europe/Berlin')).toThrow('show twice')
  })
})

describe('toDates', () => {
  const now = new Date('2027-03-01T22:00:00Z')

  it('is a week from today in the zone', () => {
    expect(toDates({}, 'Asia/Tokyo', now)).toEqual({ from: '2027-03-02', to: '2027-03-08' })
    expect(toDates({ from: '2027-04-01' }, 'UTC', now)).toEqual({ from: '2027-04-01', to: '2027-04-07' })
  })

  it('refuses what is no date', () => {
    expect(() => toDates({ to: '2027-02-29' }, 'UTC', now)).toThrow('“2027-02-29” is not a date')
  })
})

describe('timeWords', () => {
  it('is the weekday, date and time in a zone', () => {
    expect(timeWords('2027-03-01T23:30:00.000Z', 'Europe/Berlin')).toBe('Tue 2027-03-02 00:30')
  })
})
