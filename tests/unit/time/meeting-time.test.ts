import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '@/lib/settings/schema'
import { type Clock, FALLBACK_CLOCK, startText, timesOnDay, toClock } from '@/lib/time/meeting-time'
import { textsOf } from '@/messages'

const words = textsOf('en').part('time')
const clockIn = (timezone: string, timeFormat: Clock['timeFormat'] = '24h'): Clock => ({
  timezone,
  timeFormat,
  dateFormat: 'MMM D YYYY',
  weekStartDay: 0,
})
const from = (startTime: string, endTime: string) => ({ startTime, endTime })

describe('timesOnDay', () => {
  describe('the times of a meeting', () => {
    const morning = from('2026-06-03T06:00:00.000Z', '2026-06-03T06:45:00.000Z')

    it.each([
      ['Europe/Istanbul', '24h', '09:00', '09:45'],
      ['Europe/Istanbul', '12h', '09:00 AM', '09:45 AM'],
      ['America/New_York', '24h', '02:00', '02:45'],
      ['Asia/Kathmandu', '12h', '11:45 AM', '12:30 PM'],
    ] as const)('are read in %s, %s, as %s to %s', (timezone, timeFormat, start, end) => {
      expect(timesOnDay(morning, '2026-06-03', clockIn(timezone, timeFormat), words)).toEqual({ start, end })
    })

    it('carry the date of an end on another day', () => {
      const late = from('2026-06-03T20:00:00.000Z', '2026-06-03T22:30:00.000Z')
      expect(timesOnDay(late, '2026-06-03', clockIn('Europe/Istanbul'), words)).toEqual({
        start: '23:00',
        end: 'Jun 4 2026, 01:30',
      })
    })

    it('carry none for an end at midnight, which is the end of the same day', () => {
      const evening = from('2026-06-03T19:00:00.000Z', '2026-06-03T21:00:00.000Z')
      expect(timesOnDay(evening, '2026-06-03', clockIn('Europe/Istanbul'), words)).toEqual({
        start: '22:00',
        end: '00:00',
      })
    })

    it('carry the date of a start before the day they stand under', () => {
      const begun = from('2026-06-01T09:00:00.000Z', '2026-06-03T09:00:00.000Z')
      expect(timesOnDay(begun, '2026-06-03', clockIn('UTC'), words)).toEqual({
        start: 'Jun 1 2026, 09:00',
        end: '09:00',
      })
    })

    it.each([
      ['skips', '2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z', '01:30', '03:30'],
      ['repeats', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '01:30', '01:30'],
    ])('over the hour that New York %s are what its clocks show', (_, startTime, endTime, start, end) => {
      const day = startTime.slice(0, 10)
      expect(timesOnDay(from(startTime, endTime), day, clockIn('America/New_York'), words)).toEqual({ start, end })
    })

    it.each([
      from('soon', '2026-06-03T06:45:00.000Z'),
      from('2026-06-03T06:00:00.000Z', ''),
      from('2026-13-03T06:00:00.000Z', '2026-13-03T07:00:00.000Z'),
    ])('are none where one is no date: %j', (times) => {
      expect(timesOnDay(times, '2026-06-03', clockIn('UTC'), words)).toBeNull()
    })

    it('of the grid are the start, the date of a start on another day, or say that it is none', () => {
      const clock = clockIn('Asia/Kathmandu')
      expect(startText(morning.startTime, '2026-06-03', clock, words)).toBe('11:45')
      expect(startText(morning.startTime, '2026-06-04', clock, words)).toBe('Jun 3 2026')
      expect(startText('soon', '2026-06-03', clock, words)).toBe('Invalid time')
    })
  })
})

describe('toClock', () => {
  describe('the clock of an account', () => {
    const settings: Settings = {
      ...DEFAULT_SETTINGS,
      fullName: '',
      weekStartDay: 1,
      timeFormat: '12h',
      dateFormat: 'D MMM YYYY',
      timezone: 'Asia/Tokyo',
      defaultCalendars: [],
      saved: true,
    }

    it('is what was saved', () => {
      expect(toClock(settings, 'Europe/Istanbul')).toEqual({
        timezone: 'Asia/Tokyo',
        timeFormat: '12h',
        dateFormat: 'D MMM YYYY',
        weekStartDay: 1,
      })
    })

    it("is the browser's zone before the first save, and the default where the browser tells none", () => {
      expect(toClock({ ...settings, saved: false }, 'Europe/Istanbul').timezone).toBe('Europe/Istanbul')
      expect(toClock({ ...settings, timezone: 'UTC', saved: false }, null).timezone).toBe('UTC')
    })

    it('is UTC with weeks from Sunday where the settings cannot be read', () => {
      expect(FALLBACK_CLOCK).toEqual({ timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 0 })
    })
  })
})
