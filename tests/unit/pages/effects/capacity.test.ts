import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFittingBookings, type LimitedRules, startsOfFreeDates } from '@/lib/pages/effects/capacity'
import { RULE_DEFAULTS } from '@/lib/pages/rules-schema'
import { computeSlots, toSlotRules } from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { cases } from '@/tests/support/cases'

const MONDAY = '2030-06-03'

function rules(fields: Partial<LimitedRules> = {}): LimitedRules {
  return {
    ...RULE_DEFAULTS,
    timezone: 'Europe/Berlin',
    availabilities: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' })),
    duration: 30,
    durations: [30],
    bufferBefore: 0,
    bufferAfter: 0,
    ...fields,
  }
}

const fitting = (page: LimitedRules, count = 1) => countFittingBookings(page, startsOfFreeDates(page, MONDAY, count))

describe('startsOfFreeDates', () => {
  it('lists the starts of each date, without single dates, notice and booking window', () => {
    const page = rules({
      dates: [{ date: MONDAY, spans: [] }],
      minimumNotice: 525_600,
      bookingWindow: { type: 'range', from: '2031-01-01', to: '2031-01-02' },
    })
    expect(startsOfFreeDates(page, MONDAY, 7).map((starts) => starts.length)).toEqual([16, 16, 16, 16, 16, 0, 0])
  })

  it('gives the part of a night after midnight to the next date', () => {
    const page = rules({ availabilities: [{ dayOfWeek: 1, startTime: '22:00', endTime: '02:00' }] })
    expect(startsOfFreeDates(page, MONDAY, 2).map((starts) => starts.length)).toEqual([4, 4])
  })
})

describe('countFittingBookings', () => {
  it('fills 16 of 16 half hours without gaps, and 8 with five minutes on both sides', () => {
    expect(fitting(rules())).toBe(16)
    expect(fitting(rules({ bufferBefore: 5, bufferAfter: 5 }))).toBe(8)
  })

  it('fits more when starts lie closer', () => {
    expect(fitting(rules({ bufferBefore: 5, bufferAfter: 5, step: 15 }))).toBe(11)
    expect(fitting(rules({ bufferBefore: 5, bufferAfter: 5, step: 5 }))).toBe(13)
    expect(fitting(rules({ bufferBefore: 0, bufferAfter: 5, step: 5 }))).toBe(13)
  })

  it('stops at the limits of a day, a week and a month', () => {
    expect(fitting(rules({ limits: [{ per: 'day', max: 3 }] }), 7)).toBe(15)
    expect(
      fitting(
        rules({
          limits: [
            { per: 'day', max: 3 },
            { per: 'week', max: 10 },
          ],
        }),
        7,
      ),
    ).toBe(10)
    expect(fitting(rules({ limits: [{ per: 'month', max: 2 }] }))).toBe(2)
  })

  const small = fc.record({
    duration: fc.constantFrom(30, 45, 60),
    step: fc.constantFrom(null, 15, 20, 45),
    bufferBefore: fc.constantFrom(0, 5, 20, 70),
    bufferAfter: fc.constantFrom(0, 10, 30),
    max: fc.constantFrom(1, 2, 100),
    from: fc.constantFrom('09:00', '10:10'),
    to: fc.constantFrom('11:00', '12:40', '13:00'),
  })
  const toPage = ({ from, to, max, ...fields }: { from: string; to: string; max: number } & Partial<LimitedRules>) =>
    rules({
      ...fields,
      durations: [fields.duration ?? 30],
      availabilities: [{ dayOfWeek: 1, startTime: from, endTime: to }],
      limits: [{ per: 'day', max }],
    })

  it('is the most that any choice of starts could hold', () => {
    fc.assert(
      fc.property(small, (fields) => {
        const page = toPage(fields)
        const [starts = []] = startsOfFreeDates(page, MONDAY, 1)
        const pace = (page.duration + Math.max(page.bufferBefore, page.bufferAfter)) * MINUTE_MS
        expect(fitting(page)).toBe(Math.min(fields.max, mostOf(starts, pace)))
      }),
      cases(),
    )
  })

  it('is what the engine allows when the earliest start is booked until none is left', () => {
    fc.assert(
      fc.property(small, (fields) => {
        const page = toPage({ ...fields, max: 1000 })
        expect(fitting(page)).toBe(bookAll(page))
      }),
      cases(),
    )
  })
})

/** Tries every set of starts. */
function mostOf(starts: readonly number[], pace: number, free = Number.NEGATIVE_INFINITY): number {
  const [first, ...rest] = starts
  if (first === undefined) return 0
  const without = mostOf(rest, pace, free)
  return first < free ? without : Math.max(without, 1 + mostOf(rest, pace, first + pace))
}

function bookAll(page: LimitedRules): number {
  const from = startsOfFreeDates(page, MONDAY, 1)[0]?.[0]
  if (from === undefined) return 0
  const busy: { start: number; end: number; before: number; after: number }[] = []
  for (;;) {
    const input = { ...toSlotRules(page, from), busy, from, to: from + DAY_MS / 2, now: from }
    const [start] = computeSlots(input)
    if (start === undefined) return busy.length
    const end = start + page.duration * MINUTE_MS
    busy.push({ start, end, before: page.bufferBefore, after: page.bufferAfter })
  }
}
