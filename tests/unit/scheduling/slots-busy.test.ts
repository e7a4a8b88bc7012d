import { describe, expect, it } from 'vitest'
import { busyMonday, monday, times, utc } from '../../support/scheduling/monday'

describe('computeSlots', () => {
  describe('busy periods', () => {
    it('leave a slot free that is exactly five minutes away, on either side', () => {
      expect(times(monday({ busy: [busyMonday('10:05', '10:25')] }))).toEqual([
        '09:00',
        '09:30',
        '10:30',
        '11:00',
        '11:30',
      ])
    })

    it('block a slot that is a millisecond less than five minutes away', () => {
      const { start, end } = busyMonday('10:05', '10:25')
      expect(times(monday({ busy: [{ start: start - 1, end }] }))).not.toContain('09:30')
      expect(times(monday({ busy: [{ start, end: end + 1 }] }))).not.toContain('10:30')
    })

    it('block a slot at the very start of the range by what ended before it', () => {
      const input = monday({ from: utc('2030-06-03T10:00'), busy: [busyMonday('09:30', '09:56')] })
      expect(times(input)).toEqual(['10:30', '11:00', '11:30'])
    })

    it('block by the buffer that is given, down to none', () => {
      const input = monday({ busy: [busyMonday('10:00', '10:30')] })
      expect(times({ ...input, bufferBefore: 0, bufferAfter: 0 })).toEqual([
        '09:00',
        '09:30',
        '10:30',
        '11:00',
        '11:30',
      ])
      expect(times({ ...input, bufferBefore: 30, bufferAfter: 30 })).toEqual(['09:00', '11:00', '11:30'])
    })

    it('block in every window they cross, however many a block spans', () => {
      const availabilities = [
        { dayOfWeek: 1, startTime: '09:00', endTime: '10:00' },
        { dayOfWeek: 1, startTime: '10:30', endTime: '11:30' },
        { dayOfWeek: 1, startTime: '12:00', endTime: '13:00' },
      ]
      const input = monday({ availabilities, busy: [busyMonday('09:30', '12:10'), busyMonday('09:35', '09:40')] })
      expect(times(input)).toEqual(['12:30'])
    })

    it('may be unsorted, nested, touching and overlapping', () => {
      const periods = [
        busyMonday('11:00', '11:20'),
        busyMonday('09:10', '09:20'),
        busyMonday('09:05', '09:25'),
        busyMonday('11:20', '11:25'),
      ]
      expect(times(monday({ busy: periods }))).toEqual(['09:30', '10:00', '11:30'])
    })

    it('count for nothing when they end at or before their start', () => {
      expect(times(monday({ busy: [busyMonday('10:10', '10:10'), busyMonday('11:00', '09:00')] }))).toHaveLength(6)
    })

    it('block everything when they never end', () => {
      expect(times(monday({ busy: [{ start: utc('2030-06-03T10:00'), end: Number.POSITIVE_INFINITY }] }))).toEqual([
        '09:00',
      ])
    })
  })

  describe('windows that meet', () => {
    it('list a start once when a clock change makes them overlap', () => {
      // New York skips 02:00–03:00: the first window moves to 03:00–03:30 and lies inside the second.
      const availabilities = [
        { dayOfWeek: 0, startTime: '02:00', endTime: '02:30' },
        { dayOfWeek: 0, startTime: '03:00', endTime: '04:00' },
      ]
      const range = { from: utc('2030-03-10T00:00'), to: utc('2030-03-11T00:00'), now: utc('2030-03-01T00:00') }
      expect(times(monday({ timezone: 'America/New_York', availabilities, ...range }))).toEqual(['07:00', '07:30'])
    })

    it('come in order when a clock change swaps their starts', () => {
      const availabilities = [
        { dayOfWeek: 0, startTime: '02:45', endTime: '04:15' },
        { dayOfWeek: 0, startTime: '03:00', endTime: '04:00' },
      ]
      const range = { from: utc('2030-03-10T00:00'), to: utc('2030-03-11T00:00'), now: utc('2030-03-01T00:00') }
      const input = monday({ timezone: 'America/New_York', availabilities, durationMinutes: 30, ...range })
      expect(times(input)).toEqual(['07:00', '07:30', '07:45'])
    })

    it('let both offer their slots when they touch', () => {
      const availabilities = [
        { dayOfWeek: 1, startTime: '09:00', endTime: '10:00' },
        { dayOfWeek: 1, startTime: '10:00', endTime: '11:00' },
      ]
      expect(times(monday({ availabilities, durationMinutes: 60 }))).toEqual(['09:00', '10:00'])
    })
  })
})
