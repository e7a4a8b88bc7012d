import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeSlots, freeAt, groupsMet, type HostDiary, hostFaultAt } from '@/lib/scheduling'
import { cases } from '@/tests/support/cases'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const rules = { durationMinutes: 60, bufferBefore: 5, bufferAfter: 5 }
const FREE: HostDiary = { busy: [], away: [], hours: null, full: [], unread: [] }
const period = (start: number, end: number) => ({ start: start * HOUR, end: end * HOUR })

describe('hostFaultAt()', () => {
  it.each([
    ['nothing', {}, null],
    ['a booking', { busy: [period(9.5, 10.5)] }, 'busy'],
    ['a gap that is too short', { busy: [{ start: 8 * HOUR, end: 9 * HOUR - 4 * MINUTE }] }, 'busy'],
    ['exactly the gap', { busy: [{ start: 8 * HOUR, end: 9 * HOUR - 5 * MINUTE }] }, null],
    ['time off', { away: [period(9.9, 12)] }, 'away'],
    ['time off beside it', { away: [period(10, 12)] }, null],
    ['hours that end within it', { hours: [period(8, 9.5)] }, 'hours'],
    ['hours that hold it', { hours: [period(8, 10)] }, null],
    ['two parts of hours that touch', { hours: [period(8, 9.5), period(9.5, 12)] }, null],
    ['no hours', { hours: [] }, 'hours'],
    ['a full date', { full: [period(0, 24)] }, 'limit'],
    ['a calendar that was not read', { unread: [period(9, 10)] }, 'unread'],
  ] as [string, Partial<HostDiary>, string | null][])('says what %s means', (_, parts, fault) => {
    expect(hostFaultAt(9 * HOUR, { ...FREE, ...parts }, rules)).toBe(fault)
  })
})

const periods = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 1, max: 6 }))
    .map(([start, hours]) => period(start, start + hours)),
  { maxLength: 4 },
)
const diaries = fc.record({
  busy: periods,
  away: periods,
  hours: fc.option(periods, { nil: null }),
  full: periods,
  unread: periods,
})
const RANGE = { from: 0, to: 48 * HOUR }
const STARTS = Array.from({ length: 96 }, (_, index) => index * 30 * MINUTE)

describe('freeAt()', () => {
  it('agrees with the reason for each single start', () => {
    fc.assert(
      fc.property(diaries, (diary) => {
        const free = freeAt(STARTS, diary, rules, RANGE)
        expect(free).toEqual(STARTS.map((start) => hostFaultAt(start, diary, rules) === null))
      }),
      cases(),
    )
  })

  it('is what the page of that host alone would offer', () => {
    fc.assert(
      fc.property(periods, (busy) => {
        const availabilities = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
          dayOfWeek,
          startTime: '00:00',
          endTime: '00:00',
        }))
        const page = { ...rules, timezone: 'UTC', availabilities, stepMinutes: 30, now: 0, ...RANGE }
        const grid = computeSlots({ ...page, busy: [] })
        const free = freeAt(grid, { ...FREE, busy }, rules, RANGE)
        expect(grid.filter((_, place) => free[place])).toEqual(computeSlots({ ...page, busy }))
      }),
      cases(),
    )
  })
})

describe('groupsMet()', () => {
  it('needs so many of each group', () => {
    const [yes, no] = [
      [true, true],
      [false, true],
    ]
    expect(groupsMet(2, [{ need: 2, free: [yes, no] }])).toEqual([false, true])
    expect(
      groupsMet(2, [
        { need: 1, free: [yes, no] },
        { need: 1, free: [no] },
      ]),
    ).toEqual([false, true])
    expect(groupsMet(2, [{ need: 1, free: [] }])).toEqual([false, false])
  })
})
