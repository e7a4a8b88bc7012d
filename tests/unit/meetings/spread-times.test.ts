import { describe, expect, it } from 'vitest'
import { spreadTimes } from '@/lib/meetings/spread-times'
import { HOUR_MS } from '@/lib/scheduling/units'

const at = (...hours: number[]) => hours.map((hour) => hour * HOUR_MS)
const wish = (wanted: number, starts: number[]) => ({
  wanted: wanted * HOUR_MS,
  starts: at(...starts),
  lengthMs: HOUR_MS,
})

describe('spreadTimes', () => {
  it('gives the nearest ones in order of time, the earlier of two equally near', () => {
    expect(spreadTimes([wish(10, [1, 7, 8, 12, 13, 30])], [])).toEqual([at(7, 8, 12)])
    expect(spreadTimes([wish(10, [8, 12])], [], 1)).toEqual([at(8)])
  })

  it('shares them out in rounds, so that no two guests have the same while there are others', () => {
    const starts = [7, 8, 12, 13, 14, 15]
    expect(spreadTimes([wish(10, starts), wish(10, starts)], [])).toEqual([at(7, 8, 14), at(12, 13, 15)])
  })

  it('offers what others have once nothing else is left, and what overlaps nobody before that', () => {
    expect(spreadTimes([wish(10, [8]), wish(10, [8])], [])).toEqual([at(8), at(8)])
    expect(spreadTimes([wish(10, [8, 8.5, 9, 12])], [{ start: 8 * HOUR_MS, end: 9 * HOUR_MS }], 2)).toEqual([at(9, 12)])
  })

  it('has nothing for a guest whose page has no time', () => {
    expect(spreadTimes([wish(10, []), wish(10, [8])], [])).toEqual([[], at(8)])
  })
})
