import { describe, expect, it } from 'vitest'
import { digestEnd } from '@/lib/forms/server/digest-time'

const end = (timezone: string, now: string) => new Date(digestEnd(timezone, Date.parse(now))).toISOString()

describe('digestEnd', () => {
  describe('until when the latest day’s mail tells', () => {
    it.each([
      ['UTC', '2026-06-11T08:00:00Z', '2026-06-11T07:59:00.000Z'],
      ['UTC', '2026-06-11T07:59:59Z', '2026-06-10T07:59:00.000Z'],
      ['America/Los_Angeles', '2026-06-11T08:00:00Z', '2026-06-10T14:59:00.000Z'],
      ['Pacific/Auckland', '2026-06-10T20:00:00Z', '2026-06-10T19:59:00.000Z'],
    ])('is a minute before the last 08:00: %s, %s', (timezone, now, expected) => {
      expect(end(timezone, now)).toBe(expected)
    })

    it('never lies ahead, not even where a whole day was left out', () => {
      for (let hour = 0; hour < 72; hour += 1) {
        const now = Date.UTC(2011, 11, 29, hour)
        const until = digestEnd('Pacific/Apia', now)
        expect(until).toBeLessThan(now)
        expect(now - until).toBeLessThanOrEqual(48 * 3_600_000)
      }
    })
  })
})
