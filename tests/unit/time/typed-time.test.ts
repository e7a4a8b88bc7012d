import { describe, expect, it } from 'vitest'
import { formatWallTime } from '@/lib/time/period'
import { HALF_HOURS, halfHourIndex, parseTypedTime } from '@/lib/time/typed-time'

describe('parseTypedTime', () => {
  it.each([
    ['9', '09:00'],
    ['9:15', '09:15'],
    ['9.15', '09:15'],
    ['9 15', '09:15'],
    ['9h15', '09:15'],
    ['0915', '09:15'],
    ['915', '09:15'],
    ['14:05', '14:05'],
    ['1405', '14:05'],
    [' 02:30 PM ', '14:30'],
    ['2:30pm', '14:30'],
    ['9 p.m.', '21:00'],
    ['9:15 P', '21:15'],
    ['12 am', '00:00'],
    ['12:30 pm', '12:30'],
    ['0:05', '00:05'],
    ['23:59', '23:59'],
  ])('reads %j as %s', (text, time) => {
    expect(parseTypedTime(text)).toBe(time)
  })

  it.each(['', 'noon', '24:00', '9:60', '2460', '13 pm', '0 am', '9:1', '9:155', '12345', '-9', '9:15 xm'])(
    'does not guess at %j',
    (text) => {
      expect(parseTypedTime(text)).toBeNull()
    },
  )

  it('lists 48 half hours from 00:00 to 23:30, and finds the one before a time', () => {
    expect([HALF_HOURS.length, HALF_HOURS[0], HALF_HOURS.at(-1)]).toEqual([48, '00:00', '23:30'])
    expect(['00:00', '09:29', '09:30', '23:59'].map(halfHourIndex)).toEqual([0, 18, 19, 47])
  })

  it.each(['en-US', 'de', 'tr'])('reads all times that it writes in %s', (locale) => {
    for (const time of ['00:00', '00:30', '09:05', '12:00', '12:30', '14:30', '23:59']) {
      const written = formatWallTime(time, '12h', locale)
      expect(parseTypedTime(written, locale), written).toBe(time)
      expect(parseTypedTime(formatWallTime(time, '24h', locale), locale)).toBe(time)
    }
  })

  it('reads the halves of the day of the language on either side', () => {
    expect(parseTypedTime('ös 2:30', 'tr')).toBe('14:30')
    expect(parseTypedTime('2:30 ÖS', 'tr')).toBe('14:30')
    expect(parseTypedTime('2:30 pm', 'tr')).toBe('14:30')
  })
})
