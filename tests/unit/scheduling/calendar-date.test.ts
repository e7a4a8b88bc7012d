import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dateSpanAnywhere,
  dayOfWeek,
  firstOfWeek,
  isCalendarDate,
  monthOf,
  weeksBetween,
} from '@/lib/scheduling'
import { dayNumber, toCalendarDate } from '@/lib/scheduling/calendar-date'
import { cases } from '@/tests/support/cases'

describe('addDays and addMonths', () => {
  describe('calendar dates', () => {
    it.each(['2030-02-28', '2028-02-29', '2000-02-29', '1970-01-01', '9999-12-31'])('%s exists', (date) => {
      expect(isCalendarDate(date)).toBe(true)
    })

    it.each([
      '2030-02-30',
      '2030-02-29',
      '2100-02-29',
      '2030-13-01',
      '2030-00-10',
      '2030-06-00',
      '2030-6-3',
      '',
      '2030-06-03T00:00',
    ])('“%s” is none', (date) => {
      expect(isCalendarDate(date)).toBe(false)
      expect(() => dayNumber(date)).toThrow(RangeError)
    })

    it('are counted from 1970-01-01 and back', () => {
      expect(dayNumber('1970-01-01')).toBe(0)
      expect(dayNumber('1969-12-31')).toBe(-1)
      fc.assert(
        fc.property(fc.integer({ min: -25_000, max: 2_932_896 }), (day) => {
          expect(dayNumber(toCalendarDate(day))).toBe(day)
        }),
        cases(),
      )
    })

    it('move by days over months, years and leap days', () => {
      expect(addDays('2030-12-31', 1)).toBe('2031-01-01')
      expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
      expect(addDays('2030-06-03', 0)).toBe('2030-06-03')
    })

    it('move by months, stopping at the last day of a shorter one', () => {
      expect(addMonths('2030-01-31', 1)).toBe('2030-02-28')
      expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
      expect(addMonths('2030-12-15', 1)).toBe('2031-01-15')
      expect(addMonths('2030-01-15', -13)).toBe('2028-12-15')
      expect(() => addMonths('2030-02-30', 1)).toThrow(RangeError)
    })

    it('know their weekday, Sunday being 0', () => {
      expect(dayOfWeek('1970-01-01')).toBe(4)
      expect(dayOfWeek('1969-12-28')).toBe(0)
      expect(dayOfWeek('2026-06-03')).toBe(3)
    })

    it('know their month', () => {
      expect(monthOf('2026-06-03')).toBe('2026-06')
      expect(() => monthOf('2026-06-31')).toThrow(RangeError)
    })
  })
})

describe('firstOfWeek', () => {
  it('is the date itself on the day on which its weeks begin, else the last such day before it', () => {
    expect(firstOfWeek('2026-11-29', 0)).toBe('2026-11-29')
    expect(firstOfWeek('2026-11-29', 1)).toBe('2026-11-23')
    expect(firstOfWeek('2027-01-01', 6)).toBe('2026-12-26')
  })
})

describe('weeksBetween', () => {
  const ofMonth = (month: string, weekStartDay: number) =>
    weeksBetween(`${month}-01`, addMonths(`${month}-01`, 1), weekStartDay)

  it('fills the first and the last week with the days around them', () => {
    const weeks = ofMonth('2026-06', 0)
    expect(weeks.at(0)).toEqual([
      '2026-05-31',
      '2026-06-01',
      '2026-06-02',
      '2026-06-03',
      '2026-06-04',
      '2026-06-05',
      '2026-06-06',
    ])
    expect(weeks.at(-1)?.at(-1)).toBe('2026-07-04')
  })

  it('has four rows for a February that fits, six for a month that sticks out at both ends', () => {
    expect(ofMonth('2026-02', 0)).toHaveLength(4)
    expect(ofMonth('2026-08', 0)).toHaveLength(6)
  })

  it('holds every day of a month once, in whole weeks that begin on the chosen day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1970, max: 9998 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(6),
        (year, number, start) => {
          const month = `${year}-${String(number).padStart(2, '0')}`
          const weeks = ofMonth(month, start)
          expect(weeks.every((week) => week.length === 7 && dayOfWeek(week[0] ?? '') === start)).toBe(true)
          const own = weeks.flat().filter((date) => monthOf(date) === month)
          expect(own).toHaveLength(dayNumber(addMonths(`${month}-01`, 1)) - dayNumber(`${month}-01`))
          expect(weeks.every((week) => week.some((date) => monthOf(date) === month))).toBe(true)
        },
      ),
      cases(),
    )
  })
})

describe('dateSpanAnywhere', () => {
  it('runs from midnight at UTC+14 to the end of the day at UTC−12', () => {
    const { from, to } = dateSpanAnywhere('2030-06-03')
    expect(new Date(from).toISOString()).toBe('2030-06-02T10:00:00.000Z')
    expect(new Date(to).toISOString()).toBe('2030-06-04T12:00:00.000Z')
  })
})
