import { describe, expect, it } from 'vitest'
import { findClockChange, isWallTime, wallTimeToInstant } from '@/lib/time/wall-time'

const wall = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) })
const toIso = (text: string, zone: string) => new Date(wallTimeToInstant(wall(text), zone)).toISOString()

describe('wallTimeToInstant', () => {
  it.each([
    ['Europe/Istanbul', '2026-06-03 09:00', '2026-06-03T06:00:00.000Z'],
    ['Europe/Istanbul', '2026-12-03 00:00', '2026-12-02T21:00:00.000Z'],
    ['Asia/Kathmandu', '2026-06-03 09:00', '2026-06-03T03:15:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01 00:30', '2025-12-31T18:45:00.000Z'],
    ['America/New_York', '2026-03-08 01:59', '2026-03-08T06:59:00.000Z'],
    ['America/New_York', '2026-03-08 03:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01 00:59', '2026-11-01T04:59:00.000Z'],
    ['America/New_York', '2026-11-01 02:00', '2026-11-01T07:00:00.000Z'],
  ])('in %s it is %s at %s', (zone, text, instant) => {
    expect(toIso(text, zone)).toBe(instant)
    expect(findClockChange(wall(text), zone)).toBeNull()
  })

  describe('where a clock changes', () => {
    it('a time that is passed over moves forward by the gap, and says what is used', () => {
      expect(toIso('2026-03-08 02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z')
      expect(findClockChange(wall('2026-03-08 02:30'), 'America/New_York')).toEqual({
        kind: 'skipped',
        used: wall('2026-03-08 03:30'),
      })
    })

    it('a time that comes twice is the first, and says so', () => {
      expect(toIso('2026-11-01 01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
      for (const text of ['2026-11-01 01:00', '2026-11-01 01:59']) {
        expect(findClockChange(wall(text), 'America/New_York')).toEqual({ kind: 'twice' })
      }
    })

    it('a whole day that a zone skipped is the next one', () => {
      expect(findClockChange(wall('2011-12-30 10:00'), 'Pacific/Apia')).toEqual({
        kind: 'skipped',
        used: wall('2011-12-31 10:00'),
      })
    })
  })

  it('knows what is no wall time', () => {
    expect(isWallTime(wall('2026-06-03 09:00'))).toBe(true)
    expect(isWallTime({ date: '2026-02-30', time: '09:00' })).toBe(false)
    expect(isWallTime({ date: '2026-06-03', time: '' })).toBe(false)
  })
})
