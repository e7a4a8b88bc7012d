import { describe, expect, it } from 'vitest'
import { describeMoment, weekOf } from '@/lib/time/moment'
import { textsOf } from '@/messages'

const words = textsOf('en').part('time')
const NOON = Date.UTC(2026, 5, 3, 11, 30)

describe('describeMoment', () => {
  it.each([
    ['Europe/Istanbul', '24h', 'D MMM YYYY', 'Wednesday, 3 Jun 2026, 14:30 in Istanbul'],
    ['Europe/Istanbul', '12h', 'MMM D YYYY', 'Wednesday, Jun 3 2026, 02:30 PM in Istanbul'],
    ['America/Argentina/Buenos_Aires', '24h', 'D MMM YYYY', 'Wednesday, 3 Jun 2026, 08:30 in Buenos Aires'],
    ['UTC', '24h', 'MMM D YYYY', 'Wednesday, Jun 3 2026, 11:30 in UTC'],
  ] as const)('a moment in %s, %s, %s reads as the account reads it', (timezone, timeFormat, dateFormat, text) => {
    expect(describeMoment(NOON, { timezone, timeFormat, dateFormat }, words)).toBe(text)
  })

  it('a moment is named by the day it is in its zone', () => {
    const clock = { timezone: 'Pacific/Auckland', timeFormat: '24h', dateFormat: 'MMM D YYYY' } as const
    expect(describeMoment(Date.UTC(2026, 5, 3, 12), clock, words)).toBe('Thursday, Jun 4 2026, 00:00 in Auckland')
  })

  it.each([
    [0, '2026-05-31', '2026-06-06'],
    [1, '2026-06-01', '2026-06-07'],
    [3, '2026-06-03', '2026-06-09'],
    [4, '2026-05-28', '2026-06-03'],
  ])('the week of a Wednesday that starts on day %i runs from %s to %s', (start, first, last) => {
    const week = weekOf('2026-06-03', start)
    expect([week.length, week[0], week[6]]).toEqual([7, first, last])
  })
})
