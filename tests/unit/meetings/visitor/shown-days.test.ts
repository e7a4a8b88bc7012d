import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAround, type ShownDays } from '@/lib/meetings/visitor/shown-days'
import { addDays, dayNumber, dayOfWeek, toCalendarDate } from '@/lib/scheduling/calendar-date'
import { cases } from '@/tests/support/cases'

const [SUNDAY, MONDAY, SATURDAY] = [0, 1, 6]
const LAST = '2027-02-20'
const wide = (weekStartDay: number) => ({ weekStartDay, isNarrow: false })
const firstsOf = ({ weeks }: ShownDays) => weeks.map(([first]) => first)

function expectWholeWeeks({ weeks, last }: ShownDays, from: string, weekStartDay: number) {
  expect(weeks.length).toBeLessThanOrEqual(6)
  expect(weeks.every((week) => week.length === 7 && dayOfWeek(week[0] ?? '') === weekStartDay)).toBe(true)
  const days = weeks.flat().filter((date) => date >= from && date <= last)
  expect(days).toHaveLength(dayNumber(last) - dayNumber(from) + 1)
}

describe('daysAround, on a narrow screen', () => {
  /** Sunday, 22 November 2026. */
  const bounds = { from: '2026-11-22', last: LAST }
  const narrow = { weekStartDay: MONDAY, isNarrow: true }

  it('shows seven days from today on, whatever the weekday is', () => {
    const week = daysAround(bounds, '2026-11-26', narrow)
    expect(week.weeks).toEqual([
      ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
    ])
    expect(week).toMatchObject({ first: '2026-11-22', last: '2026-11-28', weekStartDay: SUNDAY })
  })

  it('turns by seven days across months, from today to the last day', () => {
    expect(daysAround(bounds, '2026-11-22', narrow)).toMatchObject({ earlier: null, later: '2026-11-29' })
    expect(daysAround(bounds, '2026-11-29', narrow)).toMatchObject({ earlier: '2026-11-22', last: '2026-12-05' })
    expect(daysAround(bounds, '2027-02-20', narrow)).toMatchObject({ earlier: '2027-02-07', later: null })
  })

  it('takes a date before today for today', () => {
    expect(daysAround(bounds, '2026-11-01', narrow).first).toBe('2026-11-22')
  })

  it('shows the month without the weeks that are over once it is unfolded', () => {
    const month = daysAround({ from: '2026-11-11', last: LAST }, '2026-11-26', { ...narrow, isUnfolded: true })
    expect(month).toMatchObject({ first: '2026-11-01', last: '2026-11-30' })
    expect(firstsOf(month)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'])
  })
})

describe('daysAround, on a wide screen', () => {
  it('shows the weeks of a month, and turns from the month of today to that of the last day', () => {
    const bounds = { from: '2026-11-05', last: LAST }
    const month = daysAround(bounds, '2026-11-26', wide(MONDAY))
    expect(month).toMatchObject({ first: '2026-11-01', last: '2026-11-30', earlier: null, later: '2026-12-01' })
    expect(month.weeks).toHaveLength(6)
    // Never to a day before today.
    expect(daysAround(bounds, '2026-12-24', wide(MONDAY))).toMatchObject({ first: '2026-12-01', earlier: '2026-11-05' })
    expect(daysAround(bounds, '2027-02-01', wide(MONDAY))).toMatchObject({ earlier: '2027-01-01', later: null })
  })

  it('goes on into the next month where at most three weeks are left, from the present week on', () => {
    const ofWeek = (from: string, weekStartDay: number) =>
      daysAround({ from, last: LAST }, from, wide(weekStartDay)).first
    expect(['2026-11-15', '2026-11-16', '2026-11-30', '2026-12-01'].map((from) => ofWeek(from, MONDAY))).toEqual([
      ...['2026-11-01', '2026-11-16', '2026-11-30', '2026-12-01'],
    ])
    expect(['2026-11-14', '2026-11-15', '2026-11-29'].map((from) => ofWeek(from, SUNDAY))).toEqual([
      ...['2026-11-01', '2026-11-15', '2026-11-29'],
    ])
    expect(ofWeek('2026-11-29', SATURDAY)).toBe('2026-11-28')
    // Of four weeks in four rows, and of a month in six.
    expect(ofWeek('2026-02-07', SUNDAY)).toBe('2026-02-01')
    expect(ofWeek('2026-02-08', SUNDAY)).toBe('2026-02-08')
    expect(ofWeek('2026-08-15', SUNDAY)).toBe('2026-08-01')
    expect(ofWeek('2026-08-16', SUNDAY)).toBe('2026-08-16')
  })

  it('shows five weeks then, and each later day once', () => {
    const bounds = { from: '2026-11-29', last: LAST }
    const days = daysAround(bounds, bounds.from, wide(MONDAY))
    expect(firstsOf(days)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'])
    expect(days).toMatchObject({ last: '2026-12-27', earlier: null, later: '2026-12-28' })
    const next = daysAround(bounds, '2027-01-15', wide(MONDAY))
    expect(next).toMatchObject({ first: '2026-12-28', last: '2027-01-31', earlier: '2026-11-29', later: '2027-02-01' })
    expect(daysAround(bounds, '2027-02-01', wide(MONDAY))).toMatchObject({ last: '2027-02-28', earlier: '2026-12-28' })
  })

  it('begins the month after them with the day that they leave', () => {
    const days = daysAround({ from: '2026-11-29', last: LAST }, '2027-01-03', wide(SUNDAY))
    expect(days).toMatchObject({ first: '2027-01-03', last: '2027-01-31', earlier: '2026-11-29', later: '2027-02-01' })
    expect(firstsOf(days)[0]).toBe('2027-01-03')
  })

  it('ends where nothing can be booked any more', () => {
    const days = daysAround({ from: '2026-11-29', last: '2026-12-10' }, '2026-12-10', wide(MONDAY))
    expect(days).toMatchObject({ first: '2026-11-23', earlier: null, later: null })
    expect(daysAround({ from: '2026-11-05', last: '2026-11-04' }, '2026-11-05', wide(MONDAY))).toMatchObject({
      first: '2026-11-01',
      later: null,
    })
  })

  it('shows each day that can be booked on one page, in whole weeks, and 16 or more of them at first', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2032-01-01') }),
        fc.nat(400),
        fc.nat(6),
        fc.boolean(),
        (today, window, weekStartDay, isNarrow) => {
          const from = toCalendarDate(today)
          const bounds = { from, last: addDays(from, window) }
          const around = (date: string) => daysAround(bounds, date, { weekStartDay, isNarrow, isUnfolded: true })
          let page = around(from)
          expect(page.first <= from && page.earlier === null).toBe(true)
          expect(dayNumber(page.last) - today).toBeGreaterThanOrEqual(15)
          expectWholeWeeks(page, from, weekStartDay)
          while (page.later) {
            expect(around(page.last).first).toBe(page.first)
            const next = around(page.later)
            expect([next.first, page.later]).toEqual([addDays(page.last, 1), addDays(page.last, 1)])
            expect(around(next.earlier ?? '').first).toBe(page.first)
            expectWholeWeeks(next, next.first, weekStartDay)
            page = next
          }
          expect(page.last >= bounds.last && around(bounds.last).first === page.first).toBe(true)
        },
      ),
      cases(),
    )
  })
})
