import { describe, expect, it } from 'vitest'
import { dayByKey } from '@/lib/meetings/month-keys'

describe('dayByKey', () => {
  it.each([
    ['2026-03-11', 'ArrowRight', '2026-03-12'],
    ['2026-03-11', 'ArrowLeft', '2026-03-10'],
    ['2026-03-11', 'ArrowDown', '2026-03-18'],
    ['2026-03-11', 'ArrowUp', '2026-03-04'],
    ['2026-03-11', 'Home', '2026-03-09'],
    ['2026-03-11', 'End', '2026-03-15'],
    ['2026-03-01', 'Home', '2026-03-01'],
    ['2026-03-31', 'ArrowRight', '2026-04-01'],
    ['2026-03-31', 'End', '2026-04-05'],
    ['2026-04-05', 'ArrowRight', null],
    ['2026-03-01', 'ArrowUp', null],
    ['2026-03-11', 'Enter', null],
  ])('from %s, %s goes to %s', (date, key, target) => {
    expect(dayByKey(date, key, 1, { start: '2026-03-01', end: '2026-04-06' })).toBe(target)
  })
})
