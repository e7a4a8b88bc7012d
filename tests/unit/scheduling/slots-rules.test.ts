import { describe, expect, it } from 'vitest'
import { computeSlots } from '@/lib/scheduling'
import { busyMonday, monday, times, utc } from '../../support/scheduling/monday'

const MORNING = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']
const span = (startTime: string, endTime: string) => ({ startTime, endTime })
const hoursOfMonday = (...spans: ReturnType<typeof span>[]) => ({ dates: [{ date: '2030-06-03', spans }] })

describe('computeSlots', () => {
  describe('hours of a single date', () => {
    it('replace those of its weekday, and close the date when there are none', () => {
      expect(times(monday(hoursOfMonday(span('10:00', '11:00'), span('15:00', '15:30'))))).toEqual([
        '10:00',
        '10:30',
        '15:00',
      ])
      expect(times(monday(hoursOfMonday()))).toEqual([])
    })

    it('open a weekday that is closed, and no other week', () => {
      const input = monday({
        availabilities: [],
        to: utc('2030-06-11T00:00'),
        ...hoursOfMonday(span('09:00', '10:00')),
      })
      expect(computeSlots(input)).toEqual([utc('2030-06-03T09:00'), utc('2030-06-03T09:30')])
    })

    it('leave the night alone that began on the date before, and run past midnight themselves', () => {
      const night = { dayOfWeek: 0, ...span('22:00', '01:00') }
      const input = monday({ availabilities: [night], from: utc('2030-06-02T22:00'), durationMinutes: 60 })
      expect(times({ ...input, ...hoursOfMonday() })).toEqual(['22:00', '23:00', '00:00'])
      const over = monday({
        ...hoursOfMonday(span('23:00', '01:00')),
        to: utc('2030-06-05T00:00'),
        durationMinutes: 60,
      })
      expect(times(over)).toEqual(['23:00', '00:00'])
    })

    it('refuse a date that does not exist', () => {
      expect(() => times(monday({ dates: [{ date: '2030-02-30', spans: [] }] }))).toThrow(RangeError)
    })
  })

  describe('time off', () => {
    it('takes every start whose slot overlaps it, without a gap', () => {
      expect(times(monday({ closed: [busyMonday('10:00', '10:30')] }))).toEqual([
        '09:00',
        '09:30',
        '10:30',
        '11:00',
        '11:30',
      ])
      expect(times(monday({ closed: [busyMonday('10:29', '10:31')] }))).toEqual(['09:00', '09:30', '11:00', '11:30'])
    })

    it('cuts a night window at the midnight on which it begins', () => {
      const night = { dayOfWeek: 0, ...span('22:00', '02:00') }
      const input = monday({ availabilities: [night], from: utc('2030-06-02T20:00'), durationMinutes: 60 })
      const closed = [{ start: utc('2030-06-03T00:00'), end: utc('2030-06-22T00:00') }]
      expect(times({ ...input, closed })).toEqual(['22:00', '23:00'])
      expect(times({ ...input, closed, durationMinutes: 90 })).toEqual(['22:00'])
    })

    it('leaves the hours of a single date open', () => {
      const closed = [{ start: utc('2030-06-01T00:00'), end: utc('2030-06-22T00:00') }]
      const input = monday({ closed, to: utc('2030-06-11T00:00') })
      expect(times(input)).toEqual([])
      expect(times({ ...input, ...hoursOfMonday(span('14:00', '15:00')) })).toEqual(['14:00', '14:30'])
    })

    it('does not take a start that hours of a single date reach as well', () => {
      const sunday = { date: '2030-06-02', spans: [span('22:00', '01:00')] }
      const early = { dayOfWeek: 1, ...span('00:00', '02:00') }
      const closed = [busyMonday('00:00', '12:00')]
      const input = monday({ availabilities: [early], dates: [sunday], closed, durationMinutes: 60 })
      expect(times(input)).toEqual(['00:00'])
    })
  })

  describe('steps', () => {
    const hour = { availabilities: [{ dayOfWeek: 1, ...span('09:00', '10:30') }] }

    it('may be shorter than a slot, so that starts of all durations lie on one grid', () => {
      const grid = { ...hour, stepMinutes: 15 }
      expect(times(monday({ ...grid, durationMinutes: 15 }))).toEqual([
        '09:00',
        '09:15',
        '09:30',
        '09:45',
        '10:00',
        '10:15',
      ])
      expect(times(monday({ ...grid, durationMinutes: 60 }))).toEqual(['09:00', '09:15', '09:30'])
    })

    it('may be longer than a slot', () => {
      expect(times(monday({ stepMinutes: 60 }))).toEqual(['09:00', '10:00', '11:00'])
    })

    it('go on behind a booking as if it were not there', () => {
      const busy = [busyMonday('09:20', '09:40')]
      expect(times(monday({ ...hour, stepMinutes: 15, durationMinutes: 15, busy }))).toEqual([
        '09:00',
        '09:45',
        '10:00',
        '10:15',
      ])
    })

    it('begin with the window, or with the first multiple of the step on the clock', () => {
      const odd = {
        availabilities: [{ dayOfWeek: 1, ...span('09:10', '10:30') }],
        stepMinutes: 20,
        durationMinutes: 20,
      }
      expect(times(monday(odd))).toEqual(['09:10', '09:30', '09:50', '10:10'])
      expect(times(monday({ ...odd, align: 'clock' }))).toEqual(['09:20', '09:40', '10:00'])
      expect(times(monday({ ...odd, align: 'clock', stepMinutes: 240 }))).toEqual([])
    })

    it('count the clock from midnight anew, when a night has no multiple left', () => {
      const night = { availabilities: [{ dayOfWeek: 0, ...span('23:10', '01:00') }], from: utc('2030-06-02T20:00') }
      expect(times(monday({ ...night, align: 'clock', stepMinutes: 50 }))).toEqual(['23:20', '00:10'])
      expect(times(monday({ ...night, align: 'clock', stepMinutes: 420 }))).toEqual(['00:00'])
    })

    it('read the clock as it shows where New York skips an hour', () => {
      const range = { from: utc('2030-03-10T00:00'), to: utc('2030-03-11T00:00'), now: utc('2030-03-01T00:00') }
      const early = {
        timezone: 'America/New_York',
        availabilities: [{ dayOfWeek: 0, ...span('01:40', '05:00') }],
        ...range,
      }
      // 01:40 EST is 06:40 UTC; after 01:59 the clock shows 03:00.
      expect(times(monday({ ...early, stepMinutes: 45 }))).toEqual(['06:40', '07:25', '08:10'])
      expect(times(monday({ ...early, stepMinutes: 45, align: 'clock' }))).toEqual(['07:00', '07:45', '08:30'])
      expect(times(monday({ ...early, stepMinutes: 120, align: 'clock' }))).toEqual(['08:00'])
    })
  })

  describe('gaps', () => {
    const busy = [{ ...busyMonday('10:00', '10:30'), before: 10, after: 20 }]
    const minutes = { stepMinutes: 5, durationMinutes: 5, bufferBefore: 0, bufferAfter: 0 }
    const taken = (changes: Parameters<typeof monday>[0]) => {
      const free = times(monday({ ...minutes, busy, ...changes }))
      const all = times(monday(minutes))
      return [all.find((time) => !free.includes(time)), all.findLast((time) => !free.includes(time))]
    }

    it('are the larger of the two that neighbours ask for, and exactly that is enough', () => {
      expect(taken({})).toEqual(['09:50', '10:45'])
      expect(taken({ bufferBefore: 15, bufferAfter: 5 })).toEqual(['09:50', '10:45'])
      expect(taken({ bufferBefore: 25, bufferAfter: 15 })).toEqual(['09:45', '10:50'])
    })

    it('are none where nobody asks for one, and none at the edge of a window', () => {
      expect(taken({ busy: [busyMonday('10:00', '10:30')] })).toEqual(['10:00', '10:25'])
      expect(times(monday({ bufferBefore: 60, bufferAfter: 60 }))).toEqual(MORNING)
    })

    it('of zero let a full day be sold, one slot after the other', () => {
      const sold = MORNING.map((time) => ({
        start: utc(`2030-06-03T${time}`),
        end: utc(`2030-06-03T${time}`) + 1_800_000,
      }))
      for (const [index, time] of MORNING.entries()) {
        const rest = sold.filter((_, place) => place !== index).map((one) => ({ ...one, before: 0, after: 0 }))
        expect(times(monday({ busy: rest, bufferBefore: 0, bufferAfter: 0 }))).toEqual([time])
      }
    })
  })

  describe('notice', () => {
    it('of 24 hours lets a start pass that is 24 h 0 min away, and not one of 23 h 59 min', () => {
      const now = utc('2030-06-02T10:00')
      expect(times(monday({ now, noticeMinutes: 1440 }))).toEqual(['10:00', '10:30', '11:00', '11:30'])
      expect(times(monday({ now: now + 60_000, noticeMinutes: 1440 }))).toEqual(['10:30', '11:00', '11:30'])
    })

    it('is elapsed time, also across a change of clocks', () => {
      const saturday = { timezone: 'America/New_York', availabilities: [{ dayOfWeek: 0, ...span('09:00', '12:00') }] }
      const range = { from: utc('2030-03-10T00:00'), to: utc('2030-03-11T00:00') }
      // 09:30 on Saturday; 24 hours later the clock shows 10:30.
      const now = utc('2030-03-09T14:30')
      const input = monday({ ...saturday, ...range, now, noticeMinutes: 1440 })
      expect(times(input)).toEqual(['14:30', '15:00', '15:30'])
      expect(times({ ...input, now: now + 60_000 })).toEqual(['15:00', '15:30'])
    })
  })

  describe('first and last date', () => {
    const night = { availabilities: [{ dayOfWeek: 1, ...span('22:00', '02:00') }], durationMinutes: 60 }
    const range = { from: utc('2030-06-03T00:00'), to: utc('2030-06-06T00:00') }

    it('are inclusive, and ask for the date of the start, not of its window', () => {
      const input = monday({ ...night, ...range })
      expect(times({ ...input, lastDate: '2030-06-03' })).toEqual(['22:00', '23:00'])
      expect(times({ ...input, firstDate: '2030-06-04' })).toEqual(['00:00', '01:00'])
      expect(times({ ...input, firstDate: '2030-06-03', lastDate: '2030-06-04' })).toHaveLength(4)
      expect(times({ ...input, firstDate: '2030-06-04', lastDate: '2030-06-03' })).toEqual([])
    })

    it('are dates of the page’s zone', () => {
      const input = monday({
        timezone: 'Pacific/Kiritimati',
        ...range,
        availabilities: [{ dayOfWeek: 1, ...span('00:00', '01:00') }],
      })
      expect(times({ ...input, from: utc('2030-06-02T00:00'), firstDate: '2030-06-03' })).toEqual(['10:00', '10:30'])
      expect(times({ ...input, from: utc('2030-06-02T00:00'), lastDate: '2030-06-02' })).toEqual([])
    })

    it('ask the clock where Newfoundland repeated a part of the date before', () => {
      // At 00:01 on 7 November the clock went back to 23:01 on the 6th; 00:00 on the 7th was 02:30 UTC, and again 03:30.
      const input = monday({
        timezone: 'America/St_Johns',
        availabilities: [{ dayOfWeek: 6, ...span('23:00', '02:00') }],
        durationMinutes: 30,
        from: utc('2010-11-06T00:00'),
        to: utc('2010-11-08T00:00'),
        now: utc('2010-11-01T00:00'),
      })
      expect(times(input)).toEqual(['01:30', '02:00', '02:30', '03:00', '03:30', '04:00', '04:30', '05:00'])
      expect(times({ ...input, lastDate: '2010-11-06' })).toEqual(['01:30', '02:00', '03:00'])
      expect(times({ ...input, firstDate: '2010-11-07' })).toEqual(['02:30', '03:30', '04:00', '04:30', '05:00'])
    })
  })

  describe('full periods', () => {
    it('let nothing start in them, from their first millisecond to before their last', () => {
      expect(times(monday({ full: [busyMonday('09:30', '10:30')] }))).toEqual(['09:00', '10:30', '11:00', '11:30'])
      const { start, end } = busyMonday('09:30', '10:30')
      expect(times(monday({ full: [{ start: start + 1, end: end + 1 }] }))).toEqual([
        '09:00',
        '09:30',
        '11:00',
        '11:30',
      ])
      expect(times(monday({ full: [{ start: start + 0.5, end: end - 0.5 }] }))).toEqual([
        '09:00',
        '09:30',
        '10:30',
        '11:00',
        '11:30',
      ])
    })

    it('close hours of a single date too', () => {
      expect(times(monday({ ...hoursOfMonday(span('09:00', '12:00')), full: [busyMonday('00:00', '23:59')] }))).toEqual(
        [],
      )
    })
  })
})
