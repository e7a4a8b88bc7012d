import { describe, expect, it } from 'vitest'
import { getZone, isTimezone, localDate } from '@/lib/scheduling'
import { clampDate, FIRST_INSTANT, LAST_INSTANT, parseInstant } from '@/lib/scheduling/bounds'
import { calendarDate, instant } from '@/lib/time/instant'

const isValid = (text: string) => instant().safeParse(text).success
const isDate = (text: string) => calendarDate().safeParse(text).success

describe('instant', () => {
  describe('an instant from outside', () => {
    it.each(['1970-01-02T00:00:00.000Z', '9999-12-30T23:59:59.999Z', '2028-02-29T12:00:00+05:45'])(
      'may be %s',
      (text) => {
        expect(isValid(text)).toBe(true)
      },
    )

    it.each([
      '1970-01-01T23:59:59.999Z',
      '9999-12-31T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
      '9999-12-30T23:59:59.999-00:01',
      '1970-01-02T00:00:00.000+00:01',
      '+010000-01-01T00:00:00.000Z',
      '-000001-01-01T00:00:00.000Z',
      '2030-02-30T00:00:00.000Z',
    ])('may not be %s', (text) => {
      expect(isValid(text)).toBe(false)
    })

    it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu'])(
      'has a date in %s, on the day before and after too',
      (zone) => {
        expect(isTimezone(zone) && getZone(zone)).toBeTruthy()
        for (const edge of [FIRST_INSTANT, LAST_INSTANT]) {
          expect(localDate(zone, edge)).toMatch(/^\d{4}-\d\d-\d\d$/)
          expect(new Date(edge - 86_400_000).getUTCFullYear()).toBeGreaterThanOrEqual(1970)
          expect(new Date(edge + 86_400_000).getUTCFullYear()).toBeLessThanOrEqual(9999)
        }
      },
    )
  })
})

describe('calendarDate', () => {
  describe('a date from outside', () => {
    it.each(['1970-01-02', '9999-12-30', '2028-02-29'])('may be %s', (text) => expect(isDate(text)).toBe(true))
    it.each(['1970-01-01', '9999-12-31', '0100-01-01', '2030-02-30', '10000-01-01', '+10000-01-01'])(
      'may not be %s',
      (text) => expect(isDate(text)).toBe(false),
    )
  })
})

describe('clampDate', () => {
  describe('what was stored before there were bounds', () => {
    it('is drawn at the nearest of them', () => {
      expect(parseInstant('9999-12-31T23:59:59.999Z')).toBe(LAST_INSTANT)
      expect(parseInstant('+020000-01-01T00:00:00.000Z')).toBe(LAST_INSTANT)
      expect(parseInstant('1601-01-01T00:00:00.000Z')).toBe(FIRST_INSTANT)
      expect(parseInstant('2026-06-03T10:00:00.000Z')).toBe(Date.UTC(2026, 5, 3, 10))
      expect(parseInstant('nothing')).toBeNaN()
    })

    it('a range of dates ends with the last one that there is', () => {
      expect(clampDate('10000-01-30')).toBe('9999-12-31')
      expect(clampDate('1969-12-03')).toBe('1970-01-02')
      expect(clampDate('2026-06-03')).toBe('2026-06-03')
    })
  })
})
