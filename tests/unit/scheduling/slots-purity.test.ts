import { afterEach, describe, expect, it, vi } from 'vitest'
import { computeSlots } from '@/lib/scheduling'
import { busyMonday, monday, utc } from '../../support/scheduling/monday'

afterEach(() => {
  vi.useRealTimers()
})

describe('what the engine refuses', () => {
  it.each([0, -30, 0.5, 29.5, Number.NaN, Number.POSITIVE_INFINITY])('a duration of %s minutes', (durationMinutes) => {
    expect(() => computeSlots(monday({ durationMinutes }))).toThrow(RangeError)
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('a buffer of %s minutes', (bufferMinutes) => {
    expect(() => computeSlots(monday({ bufferMinutes }))).toThrow(RangeError)
  })

  it.each(['Mars/Olympus', '', 'Europe/'])('the unknown zone “%s”, even for an empty range', (timezone) => {
    expect(() => computeSlots(monday({ timezone, to: 0 }))).toThrow(RangeError)
  })

  it.each(['24:00', '9:00', '09:60', ''])('the time “%s”', (startTime) => {
    const availabilities = [{ dayOfWeek: 1, startTime, endTime: '12:00' }]
    expect(() => computeSlots(monday({ availabilities }))).toThrow(RangeError)
  })
})

describe('purity', () => {
  const input = monday({
    timezone: 'America/New_York',
    busy: [busyMonday('15:00', '16:00'), busyMonday('13:00', '13:20')],
  })

  it('leaves its input as it was', () => {
    const before = structuredClone(input)
    computeSlots(input)
    expect(input).toEqual(before)
  })

  it('gives one answer whatever the zone of the process', async () => {
    const expected = computeSlots(input)
    const ambient = process.env.TZ
    for (const timezone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
      process.env.TZ = timezone
      expect(new Date(2030, 0, 1).getTime()).not.toBe(utc('2029-12-31T18:15'))
      expect(await computeAfresh()).toEqual(expected)
    }
    process.env.TZ = ambient
  })

  it('gives one answer whether the machine’s clock stands in January or in July', async () => {
    const expected = computeSlots(input)
    for (const today of ['2030-01-15T12:00', '2030-07-15T12:00']) {
      vi.useFakeTimers({ now: utc(today), toFake: ['Date'] })
      expect(await computeAfresh()).toEqual(expected)
    }
  })

  /** By an engine that has read no zone yet. */
  async function computeAfresh() {
    vi.resetModules()
    const engine = await import('@/lib/scheduling')
    return engine.computeSlots(input)
  }
})
