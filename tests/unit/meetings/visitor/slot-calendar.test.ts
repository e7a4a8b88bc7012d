import { describe, expect, it } from 'vitest'
import { nearestSlots } from '@/lib/meetings/visitor/nearest-slots'
import {
  isOpenDate,
  nextDates,
  nextFreeDate,
  pickDate,
  toSlotCalendar,
  withDays,
} from '@/lib/meetings/visitor/slot-calendar'
import { lookedDays } from '@/tests/support/factories/looked-days'

function calendarOf(days: Record<string, string[]>, unchecked: string[] = []) {
  return toSlotCalendar(
    lookedDays('2030-06-01', {
      days: Object.entries(days).map(([date, times]) => ({
        date,
        slots: times.map((time) => `${date}T${time}:00.000Z`),
      })),
      unchecked,
    }),
  )
}

describe('toSlotCalendar', () => {
  it('opens dates with times and dates that could not be checked, and no others', () => {
    const calendar = calendarOf({ '2030-06-03': ['09:00'], '2030-06-04': [] }, ['2030-06-05'])
    expect(['2030-06-03', '2030-06-04', '2030-06-05'].map((date) => isOpenDate(calendar, date))).toEqual([
      true,
      false,
      true,
    ])
  })

  describe('closed dates with a label', () => {
    const dates = ['2030-05-31', '2030-06-03', '2030-06-04', '2030-08-31']
    const closed = dates.map((date) => ({ date, publicLabel: `Label of ${date}` }))
    const days = [{ date: '2030-06-04', slots: ['2030-06-04T09:00:00.000Z'] }]
    const calendar = toSlotCalendar(lookedDays('2030-06-01', { days }), closed)

    it('are those of the calendar without times, which a visitor in another zone may have there', () => {
      expect([...calendar.closed]).toEqual([['2030-06-03', 'Label of 2030-06-03']])
    })

    it('can be opened, but are not shown unless they are wanted', () => {
      expect(isOpenDate(calendar, '2030-06-03')).toBe(true)
      expect(pickDate(calendar, '2030-06-03')).toBe('2030-06-03')
      expect(pickDate(calendar, null)).toBe('2030-06-04')
    })
  })

  describe('the date to show', () => {
    const calendar = calendarOf({ '2030-06-10': ['09:00'], '2030-06-03': ['09:00'] }, ['2030-06-02'])

    it('is the first one with times at first, even when an unchecked one comes before it', () => {
      expect(pickDate(calendar, null)).toBe('2030-06-03')
    })

    it('stays the wanted one while that is open', () => {
      expect(pickDate(calendar, '2030-06-10')).toBe('2030-06-10')
      expect(pickDate(calendar, '2030-06-02')).toBe('2030-06-02')
    })

    it('moves on to the next one with times when the wanted one has lost its last', () => {
      expect(pickDate(calendar, '2030-06-04')).toBe('2030-06-10')
    })

    it('falls back to the first one when nothing comes after the wanted one', () => {
      expect(pickDate(calendar, '2030-06-20')).toBe('2030-06-03')
    })

    it('is an unchecked one when there are no times at all, and none when nothing is open', () => {
      expect(pickDate(calendarOf({}, ['2030-06-07', '2030-06-02']), null)).toBe('2030-06-02')
      expect(pickDate(calendarOf({}), null)).toBeNull()
    })
  })

  describe('the nearest other times', () => {
    it('are three, in order of time, without the one that is gone', () => {
      const calendar = calendarOf({ '2030-06-03': ['08:00', '09:00', '10:00', '10:30', '15:00'] })
      expect(nearestSlots(calendar, '2030-06-03T10:00:00.000Z')).toEqual([
        '2030-06-03T08:00:00.000Z',
        '2030-06-03T09:00:00.000Z',
        '2030-06-03T10:30:00.000Z',
      ])
    })

    it('reach into other days when the day has run out', () => {
      const calendar = calendarOf({ '2030-06-03': ['16:30'], '2030-06-04': ['09:00'], '2030-06-11': ['09:00'] })
      expect(nearestSlots(calendar, '2030-06-03T16:00:00.000Z', 2)).toEqual([
        '2030-06-03T16:30:00.000Z',
        '2030-06-04T09:00:00.000Z',
      ])
    })

    it('prefer the earlier of two that are as near', () => {
      const calendar = calendarOf({ '2030-06-03': ['11:00', '09:00'] })
      expect(nearestSlots(calendar, '2030-06-03T10:00:00.000Z', 1)).toEqual(['2030-06-03T09:00:00.000Z'])
    })

    it('are as many as there are', () => {
      expect(nearestSlots(calendarOf({}), '2030-06-03T10:00:00.000Z')).toEqual([])
    })
  })
})

describe('nextDates', () => {
  const looked = { to: '2030-08-30', last: '2031-07-06' }

  it('are the 91 after those that were looked at, until the wanted one is among them', () => {
    expect(nextDates(looked, '2030-08-30')).toBeNull()
    expect(nextDates(looked, '2030-08-31')).toEqual({ from: '2030-08-31', to: '2030-11-29' })
  })

  it('end with the last date that can be booked', () => {
    expect(nextDates({ ...looked, to: looked.last }, '2032-01-01')).toBeNull()
    expect(nextDates({ ...looked, to: '2031-07-05' }, '2032-01-01')).toMatchObject({ from: looked.last })
  })
})

describe('withDays', () => {
  it('adds the times of later dates', () => {
    const looked = lookedDays('2030-06-01', { days: [{ date: '2030-06-03', slots: ['a'] }], unchecked: ['2030-06-04'] })
    const more = {
      timezone: 'UTC',
      duration: 30,
      days: [{ date: '2030-09-03', slots: ['b'] }],
      unchecked: ['2030-09-04'],
    }
    expect(withDays(looked, '2030-11-29', more)).toEqual({
      ...looked,
      to: '2030-11-29',
      days: [...looked.days, ...more.days],
      unchecked: ['2030-06-04', '2030-09-04'],
    })
  })
})

describe('nextFreeDate', () => {
  const calendar = calendarOf({ '2030-06-10': ['09:00'], '2030-06-03': ['09:00'] }, ['2030-06-04'])

  it('is the first date with times after another one', () => {
    expect(nextFreeDate(calendar, '2030-06-01')).toBe('2030-06-03')
    expect(nextFreeDate(calendar, '2030-06-03')).toBe('2030-06-10')
  })

  it('is none after the last one', () => {
    expect(nextFreeDate(calendar, '2030-06-10')).toBeNull()
  })
})
