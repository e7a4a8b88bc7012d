import { type Blocks, type BusyPeriod, mergeColumns, type Period } from './busy'
import type { lengthsOf } from './rules'
import { MINUTE_MS } from './units'

/** All that can keep a slot from starting. Periods may be unsorted and overlap; one that ends at or before its start counts for nothing. */
export interface Obstacles {
  /** Bookings, meetings and calendar events. */
  readonly busy: readonly BusyPeriod[]
  /** Time off: no slot may overlap it, but no gap is needed. */
  readonly closed: readonly Period[]
  /** Periods whose limit is reached: no slot may start in them. */
  readonly full: readonly Period[]
}

type Lengths = ReturnType<typeof lengthsOf>

/**
 * The starts in `[from, to)` that obstacles block, as merged blocks of instants, with one more block at infinity so that a
 * scan needs no check for the last. Between a booking and a slot beside it stays free what the one of them asks for that
 * asks for more.
 */
export function packBlockedStarts(
  { busy, closed, full }: Obstacles,
  lengths: Lengths,
  from: number,
  to: number,
): Blocks {
  const starts = new Float64Array(busy.length + closed.length + full.length + 1)
  const ends = new Float64Array(starts.length)
  let count = addBusy(busy, lengths, { starts, ends }, from, to)
  for (const { start, end } of closed) if (start < end) add(firstBlocked(start, lengths), end)
  for (const { start, end } of full) add(Math.ceil(start), end)
  const blocks = mergeColumns(starts.subarray(0, count), ends.subarray(0, count)).starts.length
  starts[blocks] = Number.POSITIVE_INFINITY
  ends[blocks] = Number.POSITIVE_INFINITY
  return { starts: starts.subarray(0, blocks + 1), ends: ends.subarray(0, blocks + 1) }

  function add(first: number, end: number): void {
    if (!(first < end && first < to && end > from)) return
    starts[count] = first
    ends[count] = end
    count += 1
  }
}

/** Fills the columns from their beginning and returns the count. A plain loop of its own: it sees every period of a year. */
function addBusy(
  busy: readonly BusyPeriod[],
  lengths: Lengths,
  { starts, ends }: Blocks,
  from: number,
  to: number,
): number {
  const { beforeMs, afterMs } = lengths
  let count = 0
  for (let index = 0; index < busy.length; index += 1) {
    const { start, end, before, after } = busy[index] as BusyPeriod
    if (!(start < end)) continue
    const gapBefore = before === undefined ? afterMs : Math.max(afterMs, before * MINUTE_MS)
    const gapAfter = after === undefined ? beforeMs : Math.max(beforeMs, after * MINUTE_MS)
    const first = firstBlocked(start - gapBefore, lengths)
    const free = end + gapAfter
    if (!(first < to && free > from)) continue
    starts[count] = first
    ends[count] = free
    count += 1
  }
  return count
}

/** The first start whose slot would end after an instant. Starts are whole milliseconds. */
function firstBlocked(instantMs: number, { durationMs }: Lengths): number {
  return Math.floor(instantMs - durationMs) + 1
}
