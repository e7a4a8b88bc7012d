import { sortColumn } from './sort-column'

/** A period of time `[start, end)`, both epoch milliseconds. */
export interface Period {
  readonly start: number
  readonly end: number
}

/** A period in which the owner is busy, with the minutes that have to stay free before and after it. */
export interface BusyPeriod extends Period {
  readonly before?: number
  readonly after?: number
}

/** The periods without the times that another one takes. */
export function cutOut(periods: readonly Period[], { start, end }: Period): Period[] {
  return periods.flatMap((period) => {
    const before = { start: period.start, end: Math.min(period.end, start) }
    const after = { start: Math.max(period.start, end), end: period.end }
    return [before, after].filter((part) => part.start < part.end)
  })
}

/** Blocks as two columns, both strictly rising: block `i` is `[starts[i], ends[i])`, and no two blocks touch. */
export interface Blocks {
  readonly starts: Float64Array
  readonly ends: Float64Array
}

/**
 * The busy blocks that overlapping, touching and unsorted periods make together, of those that overlap `[from, to)`.
 * Periods that end at or before their start are ignored. The input is not changed.
 */
export function packBusy(periods: readonly Period[], from: number, to: number): Blocks {
  const starts = new Float64Array(periods.length)
  const ends = new Float64Array(periods.length)
  let count = 0
  for (const { start, end } of periods) {
    if (!(start < end && start < to && end > from)) continue
    starts[count] = start
    ends[count] = end
    count += 1
  }
  return mergeColumns(starts.subarray(0, count), ends.subarray(0, count))
}

/**
 * The blocks that periods make together; each must end after its start. The columns are sorted and overwritten.
 * Sorting each by itself loses which end belonged to which start, and no more is needed: when the next start lies after as
 * many ends as there were starts so far, every period so far has ended, so a block ends there.
 */
export function mergeColumns(starts: Float64Array, ends: Float64Array): Blocks {
  sortColumn(starts)
  sortColumn(ends)
  let blocks = 0
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index] as number
    if (blocks > 0 && start <= (ends[index - 1] as number)) {
      ends[blocks - 1] = ends[index] as number
    } else {
      starts[blocks] = start
      ends[blocks] = ends[index] as number
      blocks += 1
    }
  }
  return { starts: starts.subarray(0, blocks), ends: ends.subarray(0, blocks) }
}

/** The blocks that busy periods make together: sorted, apart, and without the empty or reversed ones. */
export function mergeBusy(periods: readonly Period[]): Period[] {
  return unpack(packBusy(periods, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY))
}

/**
 * Clips an owner's busy periods to those that visitors may see: merged, within the bookable windows widened by the
 * page's gaps. The result is sorted; both inputs may be unsorted and overlap. `gaps` in milliseconds.
 */
export function clipBusyToWindows(
  busy: readonly Period[],
  windows: readonly Period[],
  gaps: { readonly beforeMs: number; readonly afterMs: number },
): Period[] {
  const { beforeMs, afterMs } = gaps
  const visible = mergeBusy(windows.map(({ start, end }) => ({ start: start - beforeMs, end: end + afterMs })))
  const blocks = mergeBusy(busy)
  const clipped: Period[] = []
  let first = 0
  for (const view of visible) {
    while ((blocks[first]?.end ?? Number.POSITIVE_INFINITY) <= view.start) first += 1
    // A block may cross into the next view, so the walk inside this one does not move `first`.
    for (let index = first; ; index += 1) {
      const block = blocks[index]
      if (block === undefined || block.start >= view.end) break
      clipped.push({ start: Math.max(block.start, view.start), end: Math.min(block.end, view.end) })
    }
  }
  return clipped
}

function unpack({ starts, ends }: Blocks): Period[] {
  return Array.from(starts, (start, index) => ({ start, end: ends[index] as number }))
}
