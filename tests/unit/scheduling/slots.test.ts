import { describe, expect, it } from 'vitest'
import { isSlot } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { busyMonday, monday, times, utc } from '../../support/scheduling/monday'

describe('computeSlots', () => {
  describe('stepping through a window', () => {
    it('starts at the window’s start and steps by the duration', () => {
      expect(times(monday())).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'])
    })

    it('does not offer a slot that would end after its window', () => {
      expect(times(monday({ durationMinutes: 50 }))).toEqual(['09:00', '09:50', '10:40'])
      expect(times(monday({ durationMinutes: 180 }))).toEqual(['09:00'])
      expect(times(monday({ durationMinutes: 181 }))).toEqual([])
    })

    it('steps by elapsed time over a repeated hour', () => {
      const availabilities = [{ dayOfWeek: 0, startTime: '00:00', endTime: '03:00' }]
      const range = { from: utc('2030-11-03T00:00'), to: utc('2030-11-04T00:00') }
      const input = monday({ timezone: 'America/New_York', availabilities, durationMinutes: 60, ...range })
      expect(times(input)).toEqual(['04:00', '05:00', '06:00', '07:00'])
    })

    it('runs an end at or before the start into the next date, 00:00 included', () => {
      const overnight = [{ dayOfWeek: 1, startTime: '22:00', endTime: '01:00' }]
      const evening = [{ dayOfWeek: 1, startTime: '23:00', endTime: '00:00' }]
      const to = utc('2030-06-05T00:00')
      const late = ['22:00', '23:00', '00:00']
      expect(times(monday({ availabilities: overnight, durationMinutes: 60, to }))).toEqual(late)
      expect(times(monday({ availabilities: evening, durationMinutes: 60, to }))).toEqual(['23:00'])
    })

    it('reads 00:00–00:00 as the whole day', () => {
      const availabilities = [{ dayOfWeek: 1, startTime: '00:00', endTime: '00:00' }]
      expect(times(monday({ availabilities, durationMinutes: 60 }))).toHaveLength(24)
    })

    it('offers nothing without availabilities or on another weekday', () => {
      expect(times(monday({ availabilities: [] }))).toEqual([])
      expect(times(monday({ from: utc('2030-06-04T00:00'), to: utc('2030-06-05T00:00') }))).toEqual([])
    })
  })

  describe('the range asked for', () => {
    it('holds its first instant and not its last', () => {
      expect(times(monday({ from: utc('2030-06-03T09:30'), to: utc('2030-06-03T10:30') }))).toEqual(['09:30', '10:00'])
    })

    it('may end between two milliseconds', () => {
      expect(times(monday({ to: utc('2030-06-03T09:30') + 0.5 }))).toEqual(['09:00', '09:30'])
    })

    it('keeps the steps of a window that began before it', () => {
      expect(times(monday({ from: utc('2030-06-03T10:10') }))).toEqual(['10:30', '11:00', '11:30'])
      const availabilities = [{ dayOfWeek: 0, startTime: '22:40', endTime: '01:00' }]
      expect(times(monday({ availabilities }))).toEqual(['00:10'])
    })

    it('is empty when it ends where it begins, or before', () => {
      expect(times(monday({ to: utc('2030-06-03T00:00') }))).toEqual([])
      expect(times(monday({ to: utc('2030-06-01T00:00') }))).toEqual([])
    })
  })

  describe('past and far future', () => {
    it('offers a slot that starts this instant and not one that started a millisecond ago', () => {
      expect(times(monday({ now: utc('2030-06-03T11:00') }))).toEqual(['11:00', '11:30'])
      expect(times(monday({ now: utc('2030-06-03T11:00') + 1 }))).toEqual(['11:30'])
    })

    it('offers a slot exactly 400 days ahead and none after it', () => {
      const now = utc('2030-06-03T10:00') - 400 * DAY_MS
      expect(times(monday({ now }))).toEqual(['09:00', '09:30', '10:00'])
      expect(times(monday({ now: now - 1 }))).toEqual(['09:00', '09:30'])
    })
  })
})

describe('isSlot', () => {
  describe('one start', () => {
    it('is a slot on the steps of a window, and nowhere else', () => {
      expect(isSlot(utc('2030-06-03T09:30'), monday())).toBe(true)
      expect(isSlot(utc('2030-06-03T09:15'), monday())).toBe(false)
      expect(isSlot(utc('2030-06-03T09:30') + 0.5, monday())).toBe(false)
      expect(isSlot(Number.NaN, monday())).toBe(false)
    })

    it('is no slot when it is past, too far ahead or blocked', () => {
      const start = utc('2030-06-03T09:30')
      expect(isSlot(start, monday({ now: start + 1 }))).toBe(false)
      expect(isSlot(start, monday({ now: start - 400 * DAY_MS - 1 }))).toBe(false)
      expect(isSlot(start, monday({ busy: [busyMonday('10:04', '10:10')] }))).toBe(false)
      expect(isSlot(start, monday({ busy: [busyMonday('10:05', '10:10')] }))).toBe(true)
    })
  })
})
