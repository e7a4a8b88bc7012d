import { describe, expect, it } from 'vitest'
import { partsOf, spanOf } from '@/lib/forms/summary/summary-timeline'

const at = (text: string) => Date.parse(text)
const partsBetween = (first: string, last: string, timezone = 'UTC', weekStartDay = 1) =>
  partsOf({ firstMs: at(first), lastMs: at(last) }, { timezone, weekStartDay })

describe('partsOf', () => {
  describe('the parts a time is counted in', () => {
    it('are days for a month, weeks for half a year, months for three years, then years', () => {
      expect(partsBetween('2026-01-01T00:00Z', '2026-01-31T23:59Z')).toMatchObject({ unit: 'day' })
      expect(partsBetween('2026-01-01T00:00Z', '2026-02-01T00:00Z')).toMatchObject({ unit: 'week' })
      expect(partsBetween('2026-01-01T00:00Z', '2026-08-01T00:00Z')).toMatchObject({ unit: 'month' })
      expect(partsBetween('2020-05-01T00:00Z', '2026-08-01T00:00Z').dates).toEqual(
        ['2020', '2021', '2022', '2023', '2024', '2025', '2026'].map((year) => `${year}-01-01`),
      )
    })

    it("begin with the account's week, and at the zone's midnight, also where a clock skips it", () => {
      const weeks = partsBetween('2026-03-04T12:00Z', '2026-04-10T12:00Z', 'UTC', 0)
      expect(weeks.dates).toEqual(['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22', '2026-03-29', '2026-04-05'])
      const days = partsBetween('2026-04-23T12:00Z', '2026-04-25T12:00Z', 'Africa/Cairo')
      expect(days.starts.map((start) => new Date(start).toISOString())).toEqual([
        '2026-04-22T22:00:00.000Z',
        '2026-04-23T22:00:00.000Z',
        '2026-04-24T21:00:00.000Z',
      ])
    })
  })
})

describe('spanOf', () => {
  describe('the time that is shown', () => {
    const bounds = { createdAt: at('2026-01-10T00:00Z'), now: at('2026-03-01T00:00Z') }
    const responses = { firstAt: at('2026-02-01T00:00Z'), lastAt: at('2026-02-05T00:00Z') }

    it('is that of the responses, or the days that were asked for, as far as the form was there', () => {
      expect(spanOf(responses, {}, bounds)).toEqual({ firstMs: responses.firstAt, lastMs: responses.lastAt })
      const wide = { from: new Date('1990-01-01T00:00Z'), to: new Date('2100-01-01T00:00Z') }
      expect(spanOf(responses, wide, bounds)).toEqual({ firstMs: bounds.createdAt, lastMs: bounds.now })
      expect(spanOf({ firstAt: null, lastAt: null }, wide, bounds)).toBeNull()
    })
  })
})
