import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clipBusyToWindows, mergeBusy, type Period } from '@/lib/scheduling'
import { sortColumn } from '@/lib/scheduling/sort-column'
import { cases } from '@/tests/support/cases'

function periods(...pairs: [number, number][]): Period[] {
  return pairs.map(([start, end]) => ({ start, end }))
}

const anyPeriods = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -2, max: 12 }))
    .map(([start, size]) => ({ start, end: start + size })),
)

function cover(list: readonly Period[]): number[] {
  return Array.from({ length: 80 }, (_, moment) => moment).filter((moment) =>
    list.some(({ start, end }) => start <= moment && moment < end),
  )
}

describe('mergeBusy', () => {
  it('joins what overlaps or touches and keeps what is apart', () => {
    expect(mergeBusy(periods([5, 7], [1, 3], [2, 4], [4, 5], [9, 10]))).toEqual(periods([1, 7], [9, 10]))
  })

  it('swallows a period inside another', () => {
    expect(mergeBusy(periods([1, 9], [2, 3], [4, 5]))).toEqual(periods([1, 9]))
  })

  it('ignores what ends at or before its start', () => {
    expect(mergeBusy(periods([3, 3], [8, 2]))).toEqual([])
  })

  it('covers exactly the moments that its periods cover, in blocks that are sorted and apart', () => {
    fc.assert(
      fc.property(anyPeriods, (list) => {
        const merged = mergeBusy(list)
        expect(cover(merged)).toEqual(cover(list))
        for (const [index, { start }] of merged.entries()) {
          expect(start).toBeGreaterThan(merged[index - 1]?.end ?? -1)
        }
      }),
      cases(),
    )
  })
})

describe('clipBusyToWindows', () => {
  it('shows what lies in a window or within the gaps of one, and nothing else', () => {
    const busy = periods([0, 2], [7, 11], [18, 40])
    expect(clipBusyToWindows(busy, periods([10, 20]), { beforeMs: 2, afterMs: 2 })).toEqual(periods([8, 11], [18, 22]))
  })

  it('cuts one long period to every window it crosses', () => {
    expect(clipBusyToWindows(periods([0, 99]), periods([30, 40], [10, 20]), { beforeMs: 1, afterMs: 1 })).toEqual(
      periods([9, 21], [29, 41]),
    )
  })

  it('shows nothing without windows', () => {
    expect(clipBusyToWindows(periods([0, 99]), [], { beforeMs: 5, afterMs: 5 })).toEqual([])
  })

  it('shows exactly the busy moments of the widened windows, merged', () => {
    fc.assert(
      fc.property(anyPeriods, anyPeriods, fc.nat(4), fc.nat(4), (busy, windows, beforeMs, afterMs) => {
        const open = windows.filter(({ start, end }) => start < end)
        const views = cover(open.map(({ start, end }) => ({ start: start - beforeMs, end: end + afterMs })))
        const clipped = clipBusyToWindows(busy, open, { beforeMs, afterMs })
        expect(cover(clipped)).toEqual(cover(busy).filter((moment) => views.includes(moment)))
        expect(mergeBusy(clipped)).toEqual(clipped)
      }),
      cases(),
    )
  })
})

describe('sortColumn', () => {
  const year = fc.integer({ min: 0, max: 365 * 24 * 60 }).map((minute) => Date.UTC(2030, 0, 1) + minute * 60_000)
  const clump = fc.nat(3).map((part) => Date.UTC(2030, 0, 1) + part / 4)

  it('sorts long columns as the engine’s own sort does, spread, clumped or endless', () => {
    const values = fc.array(fc.oneof(year, clump, fc.constant(Number.POSITIVE_INFINITY)), {
      minLength: 1100,
      maxLength: 1500,
    })
    const finite = fc.array(fc.oneof(year, clump), { minLength: 1100, maxLength: 1500 })
    fc.assert(
      fc.property(fc.oneof(values, finite), (numbers) => {
        expect(sortColumn(Float64Array.from(numbers))).toEqual(Float64Array.from(numbers).sort())
      }),
      cases(30),
    )
  })

  it('sorts a column of equal values but one', () => {
    const column = new Float64Array(2000).fill(7)
    column[1999] = 3
    expect(sortColumn(column.slice())).toEqual(column.slice().sort())
  })
})
