import { describe, expect, it } from 'vitest'
import { monthAround, weekAround, withoutPastWeeks } from '@/lib/meetings/visitor/shown-days'

/** Sunday, 22 November 2026, and 90 days. */
const bounds = { from: '2026-11-22', last: '2027-02-20' }
const MONDAY = 1

describe('weekAround', () => {
  it('shows seven days from today on, whatever the weekday is', () => {
    const week = weekAround(bounds, '2026-11-26')
    expect(week.weeks).toEqual([
      ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
    ])
    expect(week).toMatchObject({ first: '2026-11-22', last: '2026-11-28', weekStartDay: 0 })
  })

  it('turns by seven days across months, from today to the last day', () => {
    expect(weekAround(bounds, '2026-11-22')).toMatchObject({ earlier: null, later: '2026-11-29' })
    expect(weekAround(bounds, '2026-11-29')).toMatchObject({ earlier: '2026-11-22', last: '2026-12-05' })
    expect(weekAround(bounds, '2027-02-20')).toMatchObject({ earlier: '2027-02-07', later: null })
  })

  it('takes a date before today for today', () => {
    expect(weekAround(bounds, '2026-11-01').first).toBe('2026-11-22')
  })
})

describe('monthAround', () => {
  it('shows the weeks of a month, and turns from the month of today to that of the last day', () => {
    const month = monthAround(bounds, '2026-11-26', MONDAY)
    expect(month).toMatchObject({ first: '2026-11-01', last: '2026-11-30', earlier: null, later: '2026-12-01' })
    expect(month.weeks).toHaveLength(6)
    expect(monthAround(bounds, '2027-02-01', MONDAY)).toMatchObject({ earlier: '2027-01-01', later: null })
  })

  it('never turns to a day before today', () => {
    expect(monthAround(bounds, '2026-12-24', MONDAY).earlier).toBe('2026-11-22')
  })
})

describe('withoutPastWeeks', () => {
  it('leaves out the rows that are over', () => {
    const month = withoutPastWeeks(monthAround(bounds, '2026-11-26', MONDAY), bounds.from)
    expect(month.weeks.map(([first]) => first)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30'])
  })
})
