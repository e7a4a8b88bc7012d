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

  it('goes on from the present week to the end of the next month where both fit in six rows', () => {
    const of = (from: string, weekStartDay: number) => {
      const { first, last } = daysAround({ from, last: LAST }, from, wide(weekStartDay))
      return `${first} ${last}`
    }
    expect(['2026-11-22', '2026-11-23', '2026-11-30', '2026-12-01'].map((from) => of(from, MONDAY))).toEqual([
      '2026-11-01 2026-11-30',
      '2026-11-23 2026-12-31',
      '2026-11-30 2026-12-31',
      '2026-12-01 2026-12-31',
    ])
    expect(['2026-11-21', '2026-11-22', '2026-11-29'].map((from) => of(from, SUNDAY))).toEqual([
      '2026-11-01 2026-11-30',
      '2026-11-22 2026-12-31',
      '2026-11-29 2026-12-31',
    ])
    expect(of('2026-11-29', SATURDAY)).toBe('2026-11-28 2026-12-31')
  })

  it('shows the next month by itself where it was turned to, and comes back to today', () => {
    const bounds = { from: '2026-11-29', last: LAST }
    expect(daysAround(bounds, bounds.from, wide(MONDAY))).toMatchObject({ earlier: null, later: '2026-12-01' })
    const next = daysAround(bounds, '2026-12-01', wide(MONDAY))
    expect(next).toMatchObject({ first: '2026-12-01', last: '2026-12-31', earlier: '2026-11-29', later: '2027-01-01' })
  })

  it('ends where nothing can be booked any more', () => {
    const days = daysAround({ from: '2026-11-29', last: '2026-12-10' }, '2026-11-29', wide(MONDAY))
    expect(days).toMatchObject({ first: '2026-11-23', last: '2026-12-31', earlier: null, later: null })
    expect(daysAround({ from: '2026-11-05', last: '2026-11-04' }, '2026-11-05', wide(MONDAY))).toMatchObject({
      first: '2026-11-01',
      later: null,
    })
  })

  it('leads to each day that can be booked, in whole weeks', () => {
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
          expectWholeWeeks(page, from, weekStartDay)
          while (page.later) {
            const next = around(page.later)
            expect(next.first).toBe(page.later)
            expect(next.first <= addDays(page.last, 1)).toBe(true)
            expect(around(next.earlier ?? '').first).toBe(page.first)
            expectWholeWeeks(next, next.first, weekStartDay)
            page = next
          }
          expect(page.last >= bounds.last).toBe(true)
        },
      ),
      cases(),
    )
  })
})
