import { describe, expect, it } from 'vitest'
import { guardOf, isSlot, lengthsOf, reachOf, startsNear, toSlotRules, widestReach } from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'

const NOON = Date.UTC(2026, 5, 1, 12)
const page = { timezone: 'UTC', availabilities: [{ dayOfWeek: 1, startTime: '12:00', endTime: '13:00' }], duration: 30 }
const rules = toSlotRules(page)

describe('toSlotRules', () => {
  it('takes the rules of a page and nothing else', () => {
    expect(toSlotRules({ ...page, ...{ title: 'Intro' } })).toEqual({
      timezone: 'UTC',
      availabilities: page.availabilities,
      durationMinutes: 30,
      bufferMinutes: 5,
    })
  })
})

describe('lengthsOf', () => {
  it('gives milliseconds, with the buffer of five minutes where none is named', () => {
    const lengths = { durationMs: 30 * MINUTE_MS, beforeMs: 5 * MINUTE_MS, afterMs: 5 * MINUTE_MS }
    expect(lengthsOf(rules)).toEqual(lengths)
    expect(lengthsOf({ durationMinutes: 30 })).toEqual(lengths)
  })

  it.each([{ durationMinutes: 0 }, { durationMinutes: 1.5 }, { durationMinutes: 30, bufferMinutes: -1 }])(
    'refuses %j',
    (lengths) => expect(() => lengthsOf(lengths)).toThrow(RangeError),
  )
})

describe('reachOf', () => {
  it('holds every busy period that can take a slot, to the millisecond', () => {
    const { from, to } = reachOf(rules, { from: NOON, to: NOON })
    const isFree = (start: number, end: number) => isSlot(NOON, { ...rules, busy: [{ start, end }], now: NOON })
    expect([isFree(from - 1, from), isFree(from, from + 1)]).toEqual([true, false])
    expect([isFree(to - 1, to), isFree(to, to + 1)]).toEqual([false, true])
  })

  it('lies within the widest reach, which has the longest duration', () => {
    expect(widestReach({ from: NOON, to: NOON })).toEqual(
      reachOf({ durationMinutes: 1440, bufferMinutes: 5 }, { from: NOON, to: NOON }),
    )
    expect(widestReach({ from: NOON, to: NOON }).to - NOON).toBe(DAY_MS + 5 * MINUTE_MS)
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
  it('ends with the time that stays free after a booking', () => {
    const times = { startTime: new Date(NOON), endTime: new Date(NOON + 30 * MINUTE_MS) }
    expect(guardOf(rules, times)).toEqual({ guardEnd: new Date(NOON + 35 * MINUTE_MS) })
  })
})
