import { describe, expect, it } from 'vitest'
import { wholeDaysOn, wholeDaysText } from '@/lib/meetings/whole-days'
import type { Clock } from '@/lib/time/meeting-time'
import { textsOf } from '@/messages'

const clock: Clock = { timezone: 'Europe/Berlin', timeFormat: '24h', dateFormat: 'D MMM YYYY', weekStartDay: 1 }
const text = (startTime: string, endTime: string, source: 'google' | 'platform' = 'google') =>
  wholeDaysText({ startTime, endTime, source }, clock, textsOf('en').part('meetings'))

describe('wholeDaysText', () => {
  it('an event from midnight to midnight of the owner lasts all day, or several', () => {
    expect(text('2026-06-02T22:00:00.000Z', '2026-06-03T22:00:00.000Z')).toBe('All day')
    expect(text('2026-06-02T22:00:00.000Z', '2026-06-05T22:00:00.000Z')).toBe('All day until 5 Jun 2026')
    // Clocks change in between: the day has 25 hours.
    expect(text('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z')).toBe('All day')
  })

  it.each([
    ['it starts later', '2026-06-02T22:30:00.000Z', '2026-06-03T22:00:00.000Z', 'google'],
    ['it is midnight elsewhere', '2026-06-03T00:00:00.000Z', '2026-06-04T00:00:00.000Z', 'google'],
    ['it is a meeting of this product', '2026-06-02T22:00:00.000Z', '2026-06-03T22:00:00.000Z', 'platform'],
    ['it has no time at all', 'soon', '2026-06-03T22:00:00.000Z', 'google'],
  ] as const)('has times when %s', (_case, startTime, endTime, source) => {
    expect(text(startTime, endTime, source)).toBeNull()
  })

  it('reads after a date in a sentence of its own', () => {
    const words = textsOf('en').part('meetings')
    const of = (endTime: string) => ({ startTime: '2026-06-02T22:00:00.000Z', endTime, source: 'google' as const })
    expect(wholeDaysOn('2026-06-03', of('2026-06-03T22:00:00.000Z'), clock, words)).toBe('3 Jun 2026, all day')
    expect(wholeDaysOn('2026-06-03', of('2026-06-05T22:00:00.000Z'), clock, words)).toBe(
      '3 Jun 2026, all day until 5 Jun 2026',
    )
    expect(wholeDaysOn('2026-06-03', of('2026-06-05T21:00:00.000Z'), clock, words)).toBeNull()
  })
})
