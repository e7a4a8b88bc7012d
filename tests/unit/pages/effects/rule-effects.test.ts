import { describe, expect, it } from 'vitest'
import type { LimitedRules } from '@/lib/pages/effects/capacity'
import { ruleEffects } from '@/lib/pages/effects/rule-effects'
import { RULE_DEFAULTS } from '@/lib/pages/rules-schema'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { startProcessorTime } from '@/tests/support/processor-time'

// A Wednesday.
const NOW = Date.UTC(2030, 5, 5, 12)

const OFFICE = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
const PAGE: LimitedRules = {
  ...RULE_DEFAULTS,
  timezone: 'UTC',
  availabilities: OFFICE,
  duration: 30,
  durations: [30],
}
const effects = (fields: Partial<LimitedRules> = {}, now = NOW, weekStartDay = 1) =>
  ruleEffects({ ...PAGE, ...fields }, now, weekStartDay)

describe('ruleEffects', () => {
  it('counts the starts and the bookings of the first day with hours', () => {
    expect(effects().day).toMatchObject({ date: '2030-06-10', dayOfWeek: 1, bookings: 8 })
    expect(effects().day?.starts).toHaveLength(16)
    expect(effects({ bufferBefore: 0, bufferAfter: 0 }).day).toMatchObject({ bookings: 16 })
    expect(effects({ availabilities: OFFICE.slice(2) }).day).toMatchObject({ dayOfWeek: 3 })
    expect(effects({ availabilities: [] }).day).toBeNull()
  })

  it('tells what the gaps cost, and what would cost less', () => {
    expect(effects().day?.gapCost).toEqual({
      gap: 5,
      step: 30,
      bookings: 8,
      withoutGap: 16,
      stepped: { step: 35, bookings: 13 },
    })
    expect(effects({ duration: 45, durations: [45] }).day?.gapCost).toMatchObject({ bookings: 5, withoutGap: 10 })
    expect(effects({ step: 35 }).day?.gapCost).toBeNull()
    expect(effects({ bufferBefore: 0, bufferAfter: 0 }).day?.gapCost).toBeNull()
    expect(effects({ limits: [{ per: 'day', max: 8 }] }).day?.gapCost).toBeNull()
  })

  it('counts the hours and the bookings of a week', () => {
    expect(effects()).toMatchObject({ hoursPerWeek: 40, bookingsPerWeek: 40 })
    expect(effects({ limits: [{ per: 'day', max: 3 }] })).toMatchObject({ bookingsPerWeek: 15 })
  })

  it('asks about a week without a change of clocks', () => {
    const sundays = [{ dayOfWeek: 0, startTime: '00:00', endTime: '06:00' }]
    const beforeChange = Date.UTC(2030, 2, 20)
    const { day } = effects({ timezone: 'Europe/Berlin', availabilities: sundays }, beforeChange)
    expect(day).toMatchObject({ date: '2030-04-07' })
    expect(day?.starts).toHaveLength(12)
  })

  describe('the first start that visitors see', () => {
    it('is the next one after the notice', () => {
      expect(effects().firstStart).toBe(NOW)
      expect(effects({ minimumNotice: 1440 }).firstStart).toBe(NOW + DAY_MS)
      expect(effects({ minimumNotice: 1441 }).firstStart).toBe(NOW + DAY_MS + 30 * MINUTE_MS)
      // Friday 17:00 is over.
      expect(effects({ minimumNotice: 53 * 60 }).firstStart).toBe(Date.UTC(2030, 5, 10, 9))
    })

    it('counts the notice in elapsed time across a change of clocks', () => {
      const always = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))
      const page = { timezone: 'Europe/Berlin', availabilities: always, minimumNotice: 1440 }
      // 30 March, 14:00 in Berlin; the clock goes forward on the 31st.
      const now = Date.UTC(2030, 2, 30, 13)
      expect(effects(page, now).firstStart).toBe(now + 24 * HOUR_MS)
      expect(effects(page, now + MINUTE_MS).firstStart).toBe(now + 24 * HOUR_MS + 30 * MINUTE_MS)
    })

    it('can be months ahead, or missing', () => {
      const bookingWindow = { type: 'range', from: '2030-12-02', to: '2030-12-03' } as const
      expect(effects({ bookingWindow }).firstStart).toBe(Date.UTC(2030, 11, 2, 9))
      expect(effects({ bookingWindow: { type: 'range', from: '2029-01-01', to: '2029-02-01' } }).firstStart).toBeNull()
      expect(effects({ availabilities: [] }).firstStart).toBeNull()
    })
  })

  it('names the last date, 400 days ahead at most', () => {
    expect(effects().lastDate).toBe('2031-07-10')
    expect(effects({ bookingWindow: { type: 'days', days: 14 } }).lastDate).toBe('2030-06-19')
    expect(effects({ bookingWindow: { type: 'range', from: '2030-06-01', to: '2050-01-01' } }).lastDate).toBe(
      '2031-07-10',
    )
  })

  it('counts closed and changed dates of the next 12 months', () => {
    const spans = [{ startTime: '10:00', endTime: '12:00' }]
    const dates = [
      { date: '2030-06-04', spans: [] },
      { date: '2030-06-05', spans: [] },
      { date: '2030-07-01', spans },
      { date: '2031-06-04', spans: [] },
      { date: '2031-06-05', spans: [] },
    ]
    expect(effects({ dates }).dates).toEqual({ closed: 2, changed: 1 })
  })

  it('is cheap enough for each keystroke', () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }))
    const page = { availabilities: always, step: 5, dates: manyDates(), bufferBefore: 0, bufferAfter: 0 }
    effects(page)
    // The fastest of many runs: others share the caches of the processor.
    const runs = Array.from({ length: 20 }, () => {
      const used = startProcessorTime()
      effects(page)
      return used()
    })
    expect(Math.min(...runs)).toBeLessThan(10)
  })
})

function manyDates() {
  return Array.from({ length: 400 }, (_, index) => ({
    date: new Date(NOW + index * DAY_MS).toISOString().slice(0, 10),
    spans: [{ startTime: '10:00', endTime: '12:00' }],
  }))
}
