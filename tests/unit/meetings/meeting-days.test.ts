import { describe, expect, it } from 'vitest'
import { groupByDay } from '@/lib/meetings/meeting-days'

const at = (startTime: string, id = startTime) => ({ id, startTime })
const inZone = (timezone: string, order: 'asc' | 'desc' = 'asc') => ({ rangeStart: '2026-01-01', timezone, order })
const shape = (days: { date: string; meetings: { id: string }[] }[]) =>
  days.map(({ date, meetings }) => [date, ...meetings.map(({ id }) => id)])

describe('groupByDay', () => {
  describe('meetings by day', () => {
    it.each([
      ['Europe/Istanbul', '2026-06-02T20:59:59.999Z', '2026-06-02'],
      ['Europe/Istanbul', '2026-06-02T21:00:00.000Z', '2026-06-03'],
      ['Asia/Kathmandu', '2026-06-02T18:14:59.999Z', '2026-06-02'],
      ['Asia/Kathmandu', '2026-06-02T18:15:00.000Z', '2026-06-03'],
      ['Pacific/Apia', '2026-06-02T11:00:00.000Z', '2026-06-03'],
      ['America/New_York', '2026-03-08T04:59:59.999Z', '2026-03-07'],
      ['America/New_York', '2026-03-09T03:59:59.999Z', '2026-03-08'],
      ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09'],
      ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
      ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02'],
    ])('in %s %s belongs to %s', (timezone, instant, date) => {
      expect(groupByDay([at(instant)], inZone(timezone))).toEqual([{ date, meetings: [at(instant)] }])
    })

    const four = [
      '2026-06-04T08:00:00.000Z',
      '2026-06-03T10:00:00.000Z',
      '2026-06-03T09:00:00.000Z',
      '2026-06-05T07:00:00Z',
    ]
    const meetings = four.map((start) => at(start))

    it('come soonest first, days and meetings alike', () => {
      expect(shape(groupByDay(meetings, inZone('UTC', 'asc')))).toEqual([
        ['2026-06-03', four[2], four[1]],
        ['2026-06-04', four[0]],
        ['2026-06-05', four[3]],
      ])
    })

    it('or newest first, days and meetings alike', () => {
      expect(shape(groupByDay(meetings, inZone('UTC', 'desc')))).toEqual([
        ['2026-06-05', four[3]],
        ['2026-06-04', four[0]],
        ['2026-06-03', four[1], four[2]],
      ])
    })

    it('keep the order in which they came where they start together', () => {
      const start = '2026-06-03T10:00:00.000Z'
      for (const order of ['asc', 'desc'] as const) {
        const days = groupByDay([at(start, 'b'), at(start, 'a'), at(start, 'c')], inZone('UTC', order))
        expect(shape(days)).toEqual([['2026-06-03', 'b', 'a', 'c']])
      }
    })

    it('stand under the first day of the range when they began before it', () => {
      const grouping = { rangeStart: '2026-06-03', timezone: 'Europe/Istanbul', order: 'asc' as const }
      const days = groupByDay(
        [at('2026-06-02T20:59:00.000Z', 'over midnight'), at('2026-06-02T21:00:00.000Z', 'own')],
        grouping,
      )
      expect(shape(days)).toEqual([['2026-06-03', 'over midnight', 'own']])
    })

    it('stand once, even when paging brings them twice', () => {
      const days = groupByDay([at(four[0] ?? '', 'a'), at(four[1] ?? '', 'b'), at(four[0] ?? '', 'a')], inZone('UTC'))
      expect(shape(days)).toEqual([
        ['2026-06-03', 'b'],
        ['2026-06-04', 'a'],
      ])
    })

    it('without a date stand first under the first day, wherever they came', () => {
      const days = groupByDay([at('2026-01-01T10:00:00.000Z', 'a'), at('soon', 'b'), at('', 'c')], inZone('UTC'))
      expect(shape(days)).toEqual([['2026-01-01', 'b', 'c', 'a']])
    })

    it('are none, or two thousand', () => {
      expect(groupByDay([], inZone('UTC'))).toEqual([])
      const many = Array.from({ length: 2000 }, (_, index) => at(new Date(Date.UTC(2026, 5, 1, index)).toISOString()))
      const days = groupByDay(many, inZone('America/New_York', 'desc'))
      expect(days.flatMap((day) => day.meetings)).toEqual(many.toReversed())
      expect(days).toHaveLength(85)
    })

    it('refuse a zone that does not exist', () => {
      expect(() => groupByDay([at('2026-06-03T10:00:00.000Z')], inZone('Mars/Olympus'))).toThrow(RangeError)
    })
  })
})
