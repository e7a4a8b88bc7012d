import { describe, expect, it } from 'vitest'
import {
  changeSlot,
  copyDay,
  coveredParts,
  hoursPerWeek,
  listEnds,
  listEndTimes,
  listTimes,
  nextSlot,
  slotProblem,
  slotsOf,
  weekFrom,
} from '@/lib/pages/week-hours'

/** `1 09:00-17:00` is Monday from nine to five. */
function slot(text: string) {
  const [, day = '', startTime = '', endTime = ''] = /^(\d) (.{5})-(.{5})$/.exec(text) ?? []
  return { dayOfWeek: Number(day), startTime, endTime }
}
const week = (...texts: string[]) => texts.map(slot)

describe('listTimes', () => {
  it.each([
    [0, [0, 1, 2, 3, 4, 5, 6]],
    [1, [1, 2, 3, 4, 5, 6, 0]],
    [6, [6, 0, 1, 2, 3, 4, 5]],
  ])('the week that starts on %i is %j', (start, days) => {
    expect(weekFrom(start)).toEqual(days)
  })

  describe('the times on offer', () => {
    it('are half hours from 00:00 to 23:30', () => {
      const times = listTimes('09:00')
      expect([times.length, times[0], times[1], times.at(-1)]).toEqual([48, '00:00', '00:30', '23:30'])
    })

    it('hold a stored one that is off the steps in its place', () => {
      expect(listTimes('09:10').slice(18, 21)).toEqual(['09:00', '09:10', '09:30'])
    })

    it('end with midnight where a slot ends', () => {
      const times = listEndTimes('17:00')
      expect([times.length, times[0], times.at(-1)]).toEqual([48, '00:30', '00:00'])
    })
  })

  describe('the ends on offer', () => {
    const labels = (start: string) => listEnds(start, start).map(({ time, isNextDay }) => time + (isNextDay ? '+' : ''))

    it('begin after the start, go on past midnight, and leave what would be a slip for last', () => {
      const ends = labels('22:00')
      expect(ends.slice(0, 5)).toEqual(['22:30', '23:00', '23:30', '00:00', '00:30+'])
      expect(ends.slice(28, 31)).toEqual(['12:30+', '13:00+', '13:30'])
      expect([ends.length, ends.at(-1)]).toEqual([48, '22:00'])
    })

    it('hold every time of a whole day', () => expect(labels('00:00').at(-1)).toBe('00:00'))
  })

  describe('adding a slot to Monday', () => {
    it.each([
      ['an empty week', [], '1 09:00-17:00'],
      ['other days only', ['2 09:00-17:00', '0 09:00-17:00'], '1 09:00-17:00'],
      ['one slot', ['1 09:00-17:00'], '1 17:00-18:00'],
      ['the last slot listed first', ['1 14:00-16:00', '1 09:00-10:00'], '1 16:00-17:00'],
      ['an hour left', ['1 09:00-23:00'], '1 23:00-00:00'],
      ['less than an hour left', ['1 09:00-23:30'], '1 23:30-00:00'],
      ['an end off the steps', ['1 09:00-23:45'], '1 23:45-00:00'],
      ['a Sunday that ends before nine', ['0 22:00-06:00'], '1 09:00-17:00'],
      ['a Sunday that ends at nine', ['0 22:00-09:00'], '1 09:00-17:00'],
      ['a Sunday that ends after nine', ['0 22:00-10:00'], '1 10:00-11:00'],
      ['a Sunday that outlasts the own slot', ['0 22:00-10:00', '1 10:00-11:00'], '1 11:00-12:00'],
    ])('after %s', (_case, before, added) => {
      expect(nextSlot(week(...before), 1)).toEqual(slot(added))
    })

    it.each([
      ['ends at midnight', ['1 09:00-00:00']],
      ['is open all day', ['1 00:00-00:00']],
      ['runs into Tuesday', ['1 22:00-02:00']],
    ])('finds no room where the day %s', (_case, before) => {
      expect(nextSlot(week(...before), 1)).toBeNull()
    })
  })

  describe('changing the times of a slot', () => {
    it.each([
      ['a later end', ['1 09:00-17:00'], { endTime: '18:00' }, ['1 09:00-18:00']],
      ['midnight as the end', ['1 09:00-17:00'], { endTime: '00:00' }, ['1 09:00-00:00']],
      ['the whole day', ['1 09:00-00:00'], { startTime: '00:00', endTime: '00:00' }, ['1 00:00-00:00']],
      [
        'a start where another ends',
        ['1 13:00-17:00', '1 09:00-12:00'],
        { startTime: '12:00' },
        ['1 12:00-16:00', '1 09:00-12:00'],
      ],
      [
        'the same hours as another day',
        ['1 09:00-16:00', '2 09:00-17:00'],
        { endTime: '17:00' },
        ['1 09:00-17:00', '2 09:00-17:00'],
      ],
      ['a start of a stored night', ['1 22:00-06:00'], { startTime: '21:00' }, ['1 21:00-05:00']],
      ['an end that brings a night back into its day', ['1 22:00-06:00'], { endTime: '23:00' }, ['1 22:00-23:00']],
      ['another end past midnight', ['1 22:00-06:00'], { endTime: '05:00' }, ['1 22:00-05:00']],
      ['an end past midnight, at most 15 hours later', ['1 16:00-00:00'], { endTime: '07:00' }, ['1 16:00-07:00']],
      ['the length when the start moves', ['1 09:00-12:00'], { startTime: '13:30' }, ['1 13:30-16:30']],
      ['the length up to midnight', ['1 09:00-17:00'], { startTime: '18:00' }, ['1 18:00-00:00']],
      ['half an hour before midnight', ['1 09:00-17:00'], { startTime: '23:30' }, ['1 23:30-00:00']],
    ])('keeps %s', (_case, before, change, after) => {
      const stored = week(...before)
      const changed = changeSlot(stored, 0, change, stored)
      expect(changed).toEqual(week(...after))
      expect(slotProblem(changed, 0, stored)).toBeNull()
    })

    it.each([
      ['an end before the start', ['1 09:00-17:00'], { endTime: '08:30' }, 'invalid'],
      ['an end at the start', ['1 09:00-17:00'], { endTime: '09:00' }, 'invalid'],
      ['a start at the end', ['1 09:00-17:00'], { startTime: '17:00', endTime: '17:00' }, 'invalid'],
      ['a start after the end', ['1 09:00-17:00'], { startTime: '18:00', endTime: '17:00' }, 'invalid'],
      ['an end more than 15 hours later', ['1 09:00-17:00'], { startTime: '16:00', endTime: '07:30' }, 'invalid'],
      ['a start at the end of a stored night', ['1 22:00-06:00'], { startTime: '06:00', endTime: '06:00' }, 'invalid'],
      ['an overlap with the day', ['1 09:00-12:00', '1 13:00-17:00'], { endTime: '13:30' }, 'overlap'],
      ['an end that goes over a whole slot', ['1 09:00-10:00', '1 11:00-12:00'], { endTime: '13:00' }, 'overlap'],
      ['an overlap with the night before', ['1 09:00-12:00', '0 22:00-06:00'], { startTime: '05:30' }, 'overlap'],
      [
        'an overlap from Saturday night into Sunday',
        ['0 07:00-12:00', '6 22:00-06:00'],
        { startTime: '05:00' },
        'overlap',
      ],
    ])('keeps and names %s', (_case, before, change, problem) => {
      const stored = week(...before)
      const changed = changeSlot(stored, 0, change, stored)
      expect(changed[0]).toMatchObject(change)
      expect(slotProblem(changed, 0, stored)).toBe(problem)
    })

    it('moves only the start of a slot that is backward, which has no length', () => {
      expect(changeSlot(week('1 17:00-09:00'), 0, { startTime: '08:00' })).toEqual(week('1 08:00-09:00'))
    })

    it('changes nothing where there is no such slot', () => {
      expect(changeSlot(week('1 09:00-17:00'), 3, { endTime: '18:00' })).toEqual(week('1 09:00-17:00'))
    })
  })

  describe('copying Monday', () => {
    it('replaces what the other days had, and leaves the rest', () => {
      const before = week('1 09:00-12:00', '1 13:00-17:00', '2 10:00-11:00', '6 10:00-11:00')
      expect(copyDay(before, 1, [1, 2])).toEqual(
        week('1 09:00-12:00', '1 13:00-17:00', '6 10:00-11:00', '2 09:00-12:00', '2 13:00-17:00'),
      )
    })

    it('is refused where a night would run into the next morning', () => {
      expect(copyDay(week('1 00:00-09:00', '1 22:00-05:00'), 1, [1, 2])).toBe('overlap')
    })
  })

  it('lists the slots of a day by start, with their places', () => {
    expect(slotsOf(week('1 13:00-14:00', '2 09:00-10:00', '1 09:00-10:00'), 1).map(({ index }) => index)).toEqual([
      2, 0,
    ])
  })
})

describe('slotProblem', () => {
  it('takes a slot past midnight of up to 15 hours', () => {
    expect(slotProblem(week('1 22:00-02:00'), 0)).toBeNull()
    expect(slotProblem(week('1 16:00-07:00'), 0)).toBeNull()
    expect(slotProblem(week('1 16:00-07:30'), 0)).toBe('invalid')
    expect(slotProblem(week('1 22:00-22:00'), 0)).toBe('invalid')
  })

  it('lets a longer one stay only if one with its end or its length is stored on that day', () => {
    const stored = week('1 16:00-08:00')
    expect(slotProblem(week('1 14:00-08:00'), 0, stored)).toBeNull()
    expect(slotProblem(week('1 15:00-07:00'), 0, stored)).toBeNull()
    expect(slotProblem(week('2 16:00-08:00'), 0, stored)).toBe('invalid')
    expect(slotProblem(week('1 16:00-08:00'), 0)).toBe('invalid')
  })

  it('does not compare with a slot that is backward itself', () => {
    expect(slotProblem(week('2 05:00-08:00', '1 17:00-09:00'), 0)).toBeNull()
    expect(slotProblem(week('1 09:00-10:00'), 4)).toBeNull()
  })
})

describe('hoursPerWeek', () => {
  it.each([
    [[], 0],
    [['1 09:00-17:00', '2 09:00-12:30'], 11.5],
    [['1 00:00-00:00'], 24],
    [['1 22:00-06:00'], 8],
  ])('counts %j as %d', (slots, hours) => {
    expect(hoursPerWeek(week(...slots))).toBe(hours)
  })
})

describe('coveredParts', () => {
  it('cuts a night at midnight, also from Saturday into Sunday', () => {
    expect(coveredParts(week('1 09:00-10:00', '6 22:00-06:00'))).toEqual([
      { dayOfWeek: 1, from: 540, to: 600 },
      { dayOfWeek: 6, from: 1320, to: 1440 },
      { dayOfWeek: 0, from: 0, to: 360 },
    ])
  })
})
