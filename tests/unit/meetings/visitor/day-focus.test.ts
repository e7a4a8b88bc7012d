import { describe, expect, it } from 'vitest'
import { moveFocus } from '@/lib/meetings/visitor/day-focus'
import { toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { lookedDays } from '@/tests/support/factories/looked-days'

const MONDAY = 1

// June 2030 begins on a Saturday; the 3rd, 10th, 17th and 24th are Mondays.
function calendarOf(...dates: string[]) {
  const days = dates.map((date) => ({ date, slots: [`${date}T09:00:00.000Z`] }))
  return toSlotCalendar(lookedDays('2030-06-03', { days }))
}

describe('moveFocus', () => {
  it('moves by a day and by a week', () => {
    const calendar = calendarOf('2030-06-03', '2030-06-04', '2030-06-11')
    expect(moveFocus(calendar, '2030-06-03', 'ArrowRight', MONDAY)).toBe('2030-06-04')
    expect(moveFocus(calendar, '2030-06-04', 'ArrowDown', MONDAY)).toBe('2030-06-11')
    expect(moveFocus(calendar, '2030-06-11', 'ArrowUp', MONDAY)).toBe('2030-06-04')
    expect(moveFocus(calendar, '2030-06-04', 'ArrowLeft', MONDAY)).toBe('2030-06-03')
  })

  it('passes over days that cannot be opened, into the next month if need be', () => {
    const calendar = calendarOf('2030-06-07', '2030-07-12')
    expect(moveFocus(calendar, '2030-06-07', 'ArrowRight', MONDAY)).toBe('2030-07-12')
    expect(moveFocus(calendar, '2030-06-07', 'ArrowDown', MONDAY)).toBe('2030-07-12')
  })

  it('stays where it is at either end of what can be booked', () => {
    const calendar = calendarOf('2030-06-03', '2030-09-01')
    expect(moveFocus(calendar, '2030-06-03', 'ArrowLeft', MONDAY)).toBeNull()
    expect(moveFocus(calendar, '2030-09-01', 'ArrowRight', MONDAY)).toBeNull()
  })

  it('goes to the first and last open day of the week, whichever day it begins on', () => {
    const calendar = calendarOf('2030-06-09', '2030-06-11', '2030-06-12', '2030-06-14')
    expect(moveFocus(calendar, '2030-06-12', 'Home', MONDAY)).toBe('2030-06-11')
    expect(moveFocus(calendar, '2030-06-12', 'Home', 0)).toBe('2030-06-09')
    expect(moveFocus(calendar, '2030-06-12', 'End', MONDAY)).toBe('2030-06-14')
    expect(moveFocus(calendar, '2030-06-14', 'End', MONDAY)).toBe('2030-06-14')
  })

  it('turns to the next month that has open days, to the nearest day of it', () => {
    const calendar = calendarOf('2030-06-20', '2030-08-05', '2030-08-19', '2030-08-26')
    expect(moveFocus(calendar, '2030-06-20', 'PageDown', MONDAY)).toBe('2030-08-19')
    expect(moveFocus(calendar, '2030-08-26', 'PageUp', MONDAY)).toBe('2030-06-20')
    expect(moveFocus(calendarOf('2030-06-03', '2030-07-30'), '2030-06-03', 'PageDown', MONDAY)).toBe('2030-07-30')
  })

  it('finds no month beyond the last one', () => {
    expect(moveFocus(calendarOf('2030-06-20'), '2030-06-20', 'PageDown', MONDAY)).toBeNull()
  })

  it('leaves other keys alone', () => {
    expect(moveFocus(calendarOf('2030-06-03'), '2030-06-03', 'a', MONDAY)).toBeNull()
  })
})
