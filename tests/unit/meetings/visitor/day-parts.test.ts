import { describe, expect, it } from 'vitest'
import { groupByDayPart } from '@/lib/meetings/visitor/day-parts'

describe('groupByDayPart', () => {
  it('groups the starts of a day by the clock of the zone, in their order', () => {
    const starts = ['2030-06-03T21:00:00Z', '2030-06-03T22:30:00Z', '2030-06-04T04:00:00Z', '2030-06-04T10:00:00Z']
    expect(groupByDayPart([...starts, '2030-06-04T16:00:00Z'], 'Europe/Istanbul')).toEqual([
      { part: 'night', starts: starts.slice(0, 2) },
      { part: 'morning', starts: [starts[2]] },
      { part: 'afternoon', starts: [starts[3]] },
      { part: 'evening', starts: ['2030-06-04T16:00:00Z'] },
    ])
  })

  it('has nothing to group on a day without times', () => {
    expect(groupByDayPart([], 'UTC')).toEqual([])
  })
})
