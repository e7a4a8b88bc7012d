import { describe, expect, it } from 'vitest'
import type { LimitedRules } from '@/lib/pages/effects/capacity'
import { listImpossible, listStanding, type ReplayedBooking } from '@/lib/pages/effects/replay'
import { RULE_DEFAULTS } from '@/lib/pages/rules-schema'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'

const MONDAY = Date.UTC(2030, 5, 3)
const SINCE = MONDAY - 30 * DAY_MS
const PAGE: LimitedRules = {
  ...RULE_DEFAULTS,
  timezone: 'UTC',
  availabilities: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' })),
  duration: 30,
  durations: [30],
  bufferBefore: 0,
  bufferAfter: 0,
}

let made = 0
function booking(hours: number, fields: Partial<ReplayedBooking> = {}): ReplayedBooking {
  made += 1
  const start = MONDAY + hours * HOUR_MS
  const createdAt = MONDAY - 10 * DAY_MS + made
  const end = start + 30 * MINUTE_MS
  return { id: String(made), isOfPage: true, start, end, before: 0, after: 0, createdAt, endedAt: null, ...fields }
}

type Facts = { page?: Partial<LimitedRules>; closed?: { start: number; end: number; createdAt: number }[] }

const replayOf = (bookings: ReplayedBooking[], { page = {}, closed = [] }: Facts) => ({
  page: { ...PAGE, ...page },
  weekStartDay: 1,
  bookings,
  closed,
})
const impossible = (bookings: ReplayedBooking[], facts: Facts = {}) =>
  listImpossible(replayOf(bookings, facts), SINCE).map(({ booking: { id }, reason }) => [id, reason])
const standing = (bookings: ReplayedBooking[], facts: Facts = {}, now = MONDAY) =>
  listStanding(replayOf(bookings, facts), now).map(({ booking: { id }, reason }) => [id, reason])

describe('listImpossible', () => {
  it('lets a refused booking be in nobody’s way', () => {
    const [one, two, three] = [booking(9), booking(9.5), booking(10)]
    expect(impossible([one, two, three])).toEqual([])
    expect(impossible([one, two, three], { page: { bufferAfter: 30 } })).toEqual([[two.id, 'gap']])
    expect(impossible([one, two, three], { page: { limits: [{ per: 'day', max: 1 }] } })).toEqual([
      [two.id, 'limit'],
      [three.id, 'limit'],
    ])
  })

  it('judges each by the instant at which it was made', () => {
    const early = booking(9)
    const late = booking(10, { createdAt: MONDAY + 9 * HOUR_MS })
    expect(impossible([early, late], { page: { minimumNotice: 60 } })).toEqual([])
    expect(impossible([early, late], { page: { minimumNotice: 61 } })).toEqual([[late.id, 'notice']])
    expect(impossible([early, late], { page: { bookingWindow: { type: 'days', days: 5 } } })).toEqual([
      [early.id, 'window'],
    ])
  })

  it('takes a length that is no longer offered, and a time between starts, for outside the hours', () => {
    const long = booking(9, { end: MONDAY + 10 * HOUR_MS })
    const between = booking(10.25)
    expect(impossible([long, between])).toEqual([
      [long.id, 'hours'],
      [between.id, 'hours'],
    ])
    expect(impossible([long], { page: { durations: [30, 60] } })).toEqual([])
  })

  it('keeps the gaps of bookings of other pages, which are not judged', () => {
    const other = booking(20, { isOfPage: false, after: 60, start: MONDAY + 8.5 * HOUR_MS, end: MONDAY + 9 * HOUR_MS })
    const [near, far] = [booking(9.5), booking(10)]
    expect(impossible([other, near, far])).toEqual([[near.id, 'gap']])
    expect(impossible([near, other])).toEqual([])
  })

  it('lets a cancelled booking take its time until then', () => {
    const cancelled = booking(9, { endedAt: MONDAY - 5 * DAY_MS })
    const before = booking(9, { createdAt: MONDAY - 6 * DAY_MS })
    const after = booking(9, { createdAt: MONDAY - 4 * DAY_MS })
    expect(impossible([cancelled, before])).toEqual([[before.id, 'gap']])
    expect(impossible([cancelled, after])).toEqual([])
  })

  it('counts earlier bookings for a limit without judging them', () => {
    const old = booking(9, { createdAt: SINCE - 1 })
    const recent = booking(10)
    expect(impossible([old, recent], { page: { limits: [{ per: 'week', max: 1 }] } })).toEqual([[recent.id, 'limit']])
    expect(impossible([old], { page: { availabilities: [] } })).toEqual([])
  })

  it('asks only for time off that was known, and not where a single date has hours', () => {
    const one = booking(9)
    const off = { start: MONDAY, end: MONDAY + DAY_MS }
    expect(impossible([one], { closed: [{ ...off, createdAt: one.createdAt }] })).toEqual([[one.id, 'closed']])
    expect(impossible([one], { closed: [{ ...off, createdAt: one.createdAt + 1 }] })).toEqual([])
    const dates = [{ date: '2030-06-03', spans: [{ startTime: '09:00', endTime: '12:00' }] }]
    expect(impossible([one], { page: { dates }, closed: [{ ...off, createdAt: 0 }] })).toEqual([])
  })

  it('does not blame the rules for a booking that was moved into the past', () => {
    expect(impossible([booking(9, { createdAt: MONDAY + DAY_MS })])).toEqual([])
  })
})

describe('listStanding', () => {
  it('names the rule that each lies outside of, soonest first', () => {
    const bookings = [booking(33), booking(20), booking(9), booking(9 + 24 * 8)]
    const [second, first, fine, far] = bookings.map(({ id }) => id)
    const closed = [{ start: MONDAY + DAY_MS, end: MONDAY + 2 * DAY_MS, createdAt: 0 }]
    expect(standing(bookings, { page: { bookingWindow: { type: 'days', days: 7 } }, closed })).toEqual([
      [first, 'hours'],
      [second, 'closed'],
      [far, 'window'],
    ])
    expect(standing(bookings.filter(({ id }) => id === fine))).toEqual([])
  })

  it('keeps notice, gaps and itself out of it', () => {
    const [one, two] = [booking(9), booking(9.5)]
    const page = { minimumNotice: 10_000, bufferAfter: 60, limits: [{ per: 'day', max: 2 } as const] }
    expect(standing([one, two], { page })).toEqual([])
  })

  it('lists the last made ones of those beyond a limit, counting the days before', () => {
    const [late, early] = [booking(16), booking(9)]
    const limits = [{ per: 'day', max: 1 } as const]
    expect(standing([late, early], { page: { limits } })).toEqual([[early.id, 'limit']])
    expect(standing([early, late], { page: { limits } }, MONDAY + 10 * HOUR_MS)).toEqual([[late.id, 'limit']])
  })

  it('tells a time between starts and a length from hours', () => {
    const between = booking(9.25)
    const long = booking(11, { end: MONDAY + 12 * HOUR_MS })
    expect(standing([between, long])).toEqual([
      [between.id, 'starts'],
      [long.id, 'length'],
    ])
  })

  it('leaves out cancelled ones, past ones and those of other pages', () => {
    const bookings = [booking(3, { endedAt: MONDAY }), booking(3, { isOfPage: false }), booking(-3)]
    expect(standing(bookings)).toEqual([])
  })
})
