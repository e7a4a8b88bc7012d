import { describe, expect, it } from 'vitest'
import { calendarGrid, steppedDate } from '@/lib/meetings/calendar-grid'

describe('calendarGrid', () => {
  it.each([
    // June 2026 begins on a Monday.
    [0, 1, '2026-07-05'],
    [1, 0, '2026-07-06'],
    [2, 6, '2026-07-07'],
    [6, 2, '2026-07-04'],
  ])(
    'of a month with weeks from day %i: %i blank cells, then its days and those of the next month',
    (day, blanks, end) => {
      const { weeks, shown, counted } = calendarGrid('month', '2026-06-17', day)
      const cells = weeks.flat()
      expect(cells.findIndex((date) => date !== null)).toBe(blanks)
      expect(cells.slice(blanks, blanks + 30).at(-1)).toBe('2026-06-30')
      expect(cells.slice(blanks)).not.toContain(null)
      expect([cells.length % 7, shown, counted]).toEqual([
        0,
        { start: '2026-06-01', end },
        { start: '2026-06-01', end: '2026-07-01' },
      ])
    },
  )

  it('of a week begins on its first day, across a month and a leap day', () => {
    expect(calendarGrid('week', '2028-03-01', 1)).toEqual({
      span: 'week',
      weeks: [['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03', '2028-03-04', '2028-03-05']],
      shown: { start: '2028-02-28', end: '2028-03-06' },
      counted: { start: '2028-02-28', end: '2028-03-06' },
    })
    expect(calendarGrid('week', '2026-06-17', 6).shown.start).toBe('2026-06-13')
  })
})

describe('steppedDate', () => {
  it.each([
    ['week', '2026-11-28', 1, '2026-12-05'],
    ['week', '2026-11-28', -1, '2026-11-21'],
    ['month', '2026-11-28', 1, '2026-12-01'],
    ['month', '2026-12-01', -1, '2026-11-20'],
    ['month', '2026-01-31', 1, '2026-02-01'],
  ] as const)('by a %s from %s by %i is %s', (span, date, step, shown) => {
    expect(steppedDate(span, date, step, '2026-11-20')).toBe(shown)
  })
})
