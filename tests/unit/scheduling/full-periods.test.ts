import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedPeriods, fullPeriods } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { cases } from '@/tests/support/cases'
import { utc } from '../../support/scheduling/monday'
import { oracleFullPeriods } from '../../support/scheduling/oracle'

const period = (start: string, end: string) => ({ start: utc(start), end: utc(end) })

describe('fullPeriods', () => {
  it('closes the day, week or month in which as many bookings start as the limit allows', () => {
    const starts = [utc('2030-06-03T09:00'), utc('2030-06-03T23:59'), utc('2030-06-04T00:00')]
    const full = (per: 'day' | 'week' | 'month', max: number) =>
      fullPeriods({ limits: [{ per, max }], starts, timezone: 'UTC', weekStartDay: 1 })
    expect(full('day', 2)).toEqual([period('2030-06-03T00:00', '2030-06-04T00:00')])
    expect(full('day', 3)).toEqual([])
    expect(full('week', 3)).toEqual([period('2030-06-03T00:00', '2030-06-10T00:00')])
    expect(full('month', 3)).toEqual([period('2030-06-01T00:00', '2030-07-01T00:00')])
    expect(full('month', 4)).toEqual([])
  })

  it('names several limits in their order, each by time', () => {
    const starts = [utc('2030-07-01T09:00'), utc('2030-06-30T09:00')]
    const limits = [
      { per: 'month', max: 1 },
      { per: 'day', max: 1 },
    ] as const
    expect(fullPeriods({ limits, starts, timezone: 'UTC', weekStartDay: 0 })).toEqual([
      period('2030-06-01T00:00', '2030-07-01T00:00'),
      period('2030-07-01T00:00', '2030-08-01T00:00'),
      period('2030-06-30T00:00', '2030-07-01T00:00'),
      period('2030-07-01T00:00', '2030-07-02T00:00'),
    ])
  })

  it('counts a week over the end of a month once, from the day on which it begins', () => {
    // Monday 1 July 2030 and Sunday 30 June.
    const input = { limits: [{ per: 'week', max: 2 }] as const, timezone: 'UTC' }
    const starts = [utc('2030-06-30T09:00'), utc('2030-07-01T09:00')]
    expect(fullPeriods({ ...input, starts, weekStartDay: 0 })).toEqual([period('2030-06-30T00:00', '2030-07-07T00:00')])
    expect(fullPeriods({ ...input, starts, weekStartDay: 1 })).toEqual([])
  })

  it('reads dates on the clock of the page, however long they are', () => {
    const input = { limits: [{ per: 'day', max: 1 }] as const, weekStartDay: 0 }
    // Kathmandu is 5 h 45 min ahead.
    expect(fullPeriods({ ...input, starts: [utc('2030-06-03T18:15')], timezone: 'Asia/Kathmandu' })).toEqual([
      period('2030-06-03T18:15', '2030-06-04T18:15'),
    ])
    // The clock goes back in the night to 3 November.
    expect(fullPeriods({ ...input, starts: [utc('2030-11-03T20:00')], timezone: 'America/New_York' })).toEqual([
      period('2030-11-03T04:00', '2030-11-04T05:00'),
    ])
  })

  it('agrees with the slow oracle where clocks change at midnight, for each day a week can begin on', () => {
    const zones = fc.constantFrom(
      ...(['Asia/Kathmandu', 'America/Havana', 'America/Nuuk', 'Asia/Beirut', 'America/Santiago'] as const),
    )
    const limits = fc.uniqueArray(
      fc.record({
        per: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        max: fc.integer({ min: 1, max: 4 }),
      }),
      { selector: ({ per }) => per },
    )
    // Around the changes of spring and autumn, and the ends of months.
    const start = fc
      .tuple(
        fc.constantFrom(utc('2030-03-31T00:00'), utc('2030-09-08T00:00'), utc('2030-10-31T00:00')),
        fc.integer({ min: -5 * 24 * 60, max: 5 * 24 * 60 }),
      )
      .map(([at, minutes]) => at / MINUTE_MS + minutes)
    fc.assert(
      fc.property(
        zones,
        limits,
        fc.array(start, { maxLength: 8 }),
        fc.nat(6),
        (timezone, rules, starts, weekStartDay) => {
          const input = { limits: rules, timezone, weekStartDay }
          const full = fullPeriods({ ...input, starts: starts.map((minute) => minute * MINUTE_MS) })
          expect(full.map((one) => [one.start / MINUTE_MS, one.end / MINUTE_MS])).toEqual(
            oracleFullPeriods({ ...input, starts }),
          )
        },
      ),
      cases(60),
    )
  })
})

describe('countedPeriods', () => {
  it('names the day, week and month of a start by their first dates', () => {
    const limits = [
      { per: 'day', max: 1 },
      { per: 'week', max: 2 },
      { per: 'month', max: 3 },
    ] as const
    const counted = countedPeriods({ limits, timezone: 'Asia/Kathmandu', weekStartDay: 6 }, utc('2030-06-30T18:15'))
    expect(counted).toEqual([
      { per: 'day', firstDate: '2030-07-01', max: 1 },
      { per: 'week', firstDate: '2030-06-29', max: 2 },
      { per: 'month', firstDate: '2030-07-01', max: 3 },
    ])
  })
})
