import { describe, expect, it } from 'vitest'
import { RULE_DEFAULTS } from '@/lib/pages/rules-schema'
import {
  guardOf,
  isSlot,
  lengthsOf,
  type PageRules,
  reachOf,
  startsNear,
  toSlotRules,
  widestReach,
} from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'

const NOON = Date.UTC(2026, 5, 1, 12)
const page: PageRules = {
  ...RULE_DEFAULTS,
  timezone: 'UTC',
  availabilities: [{ dayOfWeek: 1, startTime: '12:00', endTime: '13:00' }],
  duration: 30,
  durations: [15, 30],
  bufferAfter: 10,
}
const rules = toSlotRules(page, NOON)

describe('toSlotRules', () => {
  it('takes the rules of a page and nothing else, with steps as long as the shortest duration', () => {
    expect(toSlotRules({ ...page, ...{ title: 'Intro' } }, NOON)).toEqual({
      timezone: 'UTC',
      availabilities: page.availabilities,
      dates: [],
      durationMinutes: 30,
      stepMinutes: 15,
      align: 'window',
      bufferBefore: 5,
      bufferAfter: 10,
      noticeMinutes: 0,
    })
    expect(toSlotRules({ ...page, step: 20 }, NOON, 15)).toMatchObject({ durationMinutes: 15, stepMinutes: 20 })
  })

  it('counts the days of a booking window from today in the zone of the page', () => {
    const datesIn = (timezone: string) => {
      const { firstDate, lastDate } = toSlotRules({ ...page, timezone, bookingWindow: { type: 'days', days: 2 } }, NOON)
      return [firstDate, lastDate]
    }
    expect(datesIn('Pacific/Pago_Pago')).toEqual([undefined, '2026-06-03'])
    expect(datesIn('Pacific/Kiritimati')).toEqual([undefined, '2026-06-04'])
    const range = { type: 'range', from: '2026-07-01', to: '2026-07-31' } as const
    expect(toSlotRules({ ...page, bookingWindow: range }, NOON)).toMatchObject({
      firstDate: '2026-07-01',
      lastDate: '2026-07-31',
    })
  })
})

describe('lengthsOf', () => {
  it('gives milliseconds, with gaps of five minutes and steps as long as the slot where none are named', () => {
    const slot = { durationMs: 30 * MINUTE_MS, stepMs: 30 * MINUTE_MS, noticeMs: 0 }
    expect(lengthsOf({ durationMinutes: 30 })).toEqual({ ...slot, beforeMs: 5 * MINUTE_MS, afterMs: 5 * MINUTE_MS })
    expect(lengthsOf(rules)).toEqual({
      ...slot,
      stepMs: 15 * MINUTE_MS,
      beforeMs: 5 * MINUTE_MS,
      afterMs: 10 * MINUTE_MS,
    })
  })

  it.each([
    { durationMinutes: 0 },
    { durationMinutes: 1.5 },
    { durationMinutes: 30, stepMinutes: 0 },
    { durationMinutes: 30, stepMinutes: 7.5 },
    { durationMinutes: 30, bufferBefore: -1 },
    { durationMinutes: 30, bufferAfter: Number.NaN },
    { durationMinutes: 30, noticeMinutes: -1 },
  ])('refuses %j', (lengths) => expect(() => lengthsOf(lengths)).toThrow(RangeError))
})

describe('reachOf', () => {
  it('holds every calendar event that can take a slot, to the millisecond', () => {
    const { from, to } = reachOf(rules, { from: NOON, to: NOON })
    const isFree = (start: number, end: number) => isSlot(NOON, { ...rules, busy: [{ start, end }], now: NOON })
    expect([isFree(from - 1, from), isFree(from, from + 1)]).toEqual([true, false])
    expect([isFree(to - 1, to), isFree(to, to + 1)]).toEqual([false, true])
  })

  it('lies within the widest reach, which has the longest duration and the longest gaps', () => {
    const longest = { durationMinutes: 1440, bufferBefore: 1440, bufferAfter: 1440 }
    expect(widestReach({ from: NOON, to: NOON })).toEqual(reachOf(longest, { from: NOON, to: NOON }))
    expect(widestReach({ from: NOON, to: NOON })).toEqual({ from: NOON - DAY_MS, to: NOON + 2 * DAY_MS })
  })
})

describe('startsNear', () => {
  it('is the other side of the same: starts outside of it are not touched by the period', () => {
    const period = { start: NOON, end: NOON + 10 * MINUTE_MS }
    const { from, to } = startsNear(rules, period)
    expect(reachOf(rules, { from, to: from }).to).toBe(period.start)
    expect(reachOf(rules, { from: to, to }).from).toBe(period.end)
  })
})

describe('guardOf', () => {
  it('holds a booking with the gaps of its page', () => {
    const times = { startTime: new Date(NOON), endTime: new Date(NOON + 30 * MINUTE_MS) }
    expect(guardOf(rules, times)).toEqual({
      guardStart: new Date(NOON - 5 * MINUTE_MS),
      guardEnd: new Date(NOON + 40 * MINUTE_MS),
    })
  })
})
