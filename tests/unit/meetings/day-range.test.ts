import { describe, expect, it } from 'vitest'
import {
  monthAhead,
  rangeAfter,
  rangeBefore,
  rangeHeading,
  rangeInstants,
  rangeOfMonth,
  rangeOverInstants,
} from '@/lib/meetings/day-range'
import { HOUR_MS } from '@/lib/scheduling/units'

describe('rangeHeading', () => {
  describe('the range of the agenda', () => {
    it.each([
      ['2026-06-03', '2026-07-03'],
      ['2026-12-15', '2027-01-15'],
      ['2026-01-31', '2026-02-28'],
      ['2028-01-30', '2028-02-29'],
    ])('opened on %s it runs one month ahead, to before %s', (start, end) => {
      expect(monthAhead(start)).toEqual({ start, end })
    })

    it.each([
      [monthAhead('2026-06-03'), '2026-05-04', '2026-08-02'],
      [monthAhead('2026-01-31'), '2026-01-01', '2026-03-30'],
      [monthAhead('2028-02-10'), '2028-01-11', '2028-04-09'],
    ])('of %j begins 30 days earlier, %s, and its next one ends 30 days after, %s', (range, before, after) => {
      expect(rangeBefore(range)).toEqual({ start: before, end: range.start })
      expect(rangeAfter(range)).toEqual({ start: range.end, end: after })
    })

    it('comes back to where it was once both ranges are 30 days long', () => {
      const range = rangeAfter(monthAhead('2026-06-03'))
      expect(rangeBefore(rangeAfter(range))).toEqual(range)
      expect(rangeAfter(rangeBefore(range))).toEqual(range)
    })

    it('of a month is that month', () => {
      expect(rangeOfMonth('2026-12')).toEqual({ start: '2026-12-01', end: '2027-01-01' })
      expect(rangeOfMonth('2028-02')).toEqual({ start: '2028-02-01', end: '2028-03-01' })
    })

    it.each([
      ['UTC', '2026-06-03', '2026-06-06'],
      ['Asia/Kathmandu', '2026-06-04', '2026-06-06'],
      ['America/New_York', '2026-06-03', '2026-06-05'],
    ])('over two instants takes in the days of both in %s: %s to before %s', (timezone, start, end) => {
      const [first, last] = [Date.UTC(2026, 5, 3, 20), Date.UTC(2026, 5, 5, 2)]
      expect(rangeOverInstants(first, last, timezone)).toEqual({ start, end })
      expect(rangeOverInstants(first, first, 'UTC')).toEqual({ start: '2026-06-03', end: '2026-06-04' })
    })

    it('is named by its first and its last day', () => {
      expect(rangeHeading(monthAhead('2026-06-03'), 'MMM D YYYY', 'en-US')).toBe('Jun 3 2026 – Jul 2 2026')
      expect(rangeHeading(monthAhead('2026-12-31'), 'D MMM YYYY', 'en-US')).toBe('31 Dec 2026 – 30 Jan 2027')
    })
  })
})

describe('rangeInstants', () => {
  describe('the instants of a range', () => {
    const day = (date: string, next: string, timezone: string) => rangeInstants({ start: date, end: next }, timezone)

    it.each([
      ['Europe/Istanbul', '2026-06-03', '2026-06-02T21:00:00.000Z', 24],
      ['Asia/Kathmandu', '2026-06-03', '2026-06-02T18:15:00.000Z', 24],
      ['Pacific/Apia', '2026-06-03', '2026-06-02T11:00:00.000Z', 24],
      ['Pacific/Midway', '2026-06-03', '2026-06-03T11:00:00.000Z', 24],
      ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
      ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
      ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z', 24],
    ])('in %s the day %s begins at %s and has %i hours', (timezone, date, from, hours) => {
      const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10)
      const instants = day(date, next, timezone)
      expect(new Date(instants.from).toISOString()).toBe(from)
      expect(instants.to - instants.from).toBe(hours * HOUR_MS)
    })

    it('of the day that Samoa left out has no length', () => {
      const { from, to } = day('2011-12-30', '2011-12-31', 'Pacific/Apia')
      expect(new Date(from).toISOString()).toBe('2011-12-30T10:00:00.000Z')
      expect(to).toBe(from)
    })

    it('where midnight is left out begins when the clock has moved', () => {
      const { from } = day('2018-11-04', '2018-11-05', 'America/Sao_Paulo')
      expect(new Date(from).toISOString()).toBe('2018-11-04T03:00:00.000Z')
    })

    it('refuses a zone that does not exist', () => {
      expect(() => day('2026-06-03', '2026-06-04', 'Mars/Olympus')).toThrow(RangeError)
    })

    it('of ranges that follow each other leave nothing out, over both changes of a year', () => {
      let range = monthAhead('2026-01-31')
      for (let step = 0; step < 14; step += 1) {
        const next = rangeAfter(range)
        for (const timezone of ['America/New_York', 'Europe/Istanbul', 'Asia/Kathmandu', 'Pacific/Apia']) {
          expect(rangeInstants(next, timezone).from).toBe(rangeInstants(range, timezone).to)
        }
        range = next
      }
    })
  })
})
