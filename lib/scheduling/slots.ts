import { type PackedBusy, type Period, packBusy } from './busy'
import { lengthsOf, type SlotRules } from './rules'
import { DAY_MS } from './units'
import { listWindows } from './windows'

/** Nothing is bookable further ahead than this. */
export const HORIZON_DAYS = 400

/** The last instant at which something can begin that is booked at `now`, in epoch milliseconds. */
export function horizonOf(now: number): number {
  return Math.floor(now + HORIZON_DAYS * DAY_MS)
}

type Essential = 'timezone' | 'availabilities' | 'durationMinutes'

/** A page's rules, of which some have a default, and what is asked about it. */
export interface SlotInput extends Pick<SlotRules, Essential>, Partial<Omit<SlotRules, Essential>> {
  /** Epoch milliseconds, half-open: starts in `[from, to)` are listed. */
  readonly from: number
  readonly to: number
  /** Unsorted, possibly overlapping; a period that ends at or before its start counts for nothing. */
  readonly busy: readonly Period[]
  /** The present, epoch milliseconds. */
  readonly now: number
}

/**
 * The bookable slot starts in `[from, to)`, as sorted, unique epoch milliseconds. Slots step through each window by elapsed
 * time and end within it; one that would come closer than the buffer to a busy period is left out (exactly the buffer away
 * is free), and so is one before `now` or more than 400 days after it. Throws `RangeError` on an unknown zone, a malformed
 * time, a duration that is not a whole number of at least 1, or a negative buffer.
 * The rules in full: docs/product.md, "What a slot is".
 */
export function computeSlots(input: SlotInput): number[] {
  const { busy, now } = input
  const { durationMs, beforeMs, afterMs } = lengthsOf(input)
  const from = Math.max(input.from, now)
  const to = Math.min(Math.ceil(input.to), horizonOf(now) + 1)
  const windows = listWindows({ ...input, from, to })
  // Drop busy periods that cannot reach a slot of this range before sorting.
  const blocks = widen(packBusy(busy, from - beforeMs, to + durationMs + afterMs), beforeMs, afterMs)
  const slots: number[] = []
  let firstBlock = 0
  for (const window of windows) {
    while (endOf(blocks, firstBlock) <= window.start) firstBlock += 1
    scanWindow(window, firstBlock)
  }
  return isApart(windows) ? slots : sortUnique(slots)

  /** Walks by its own block number: a block can cross into the next window, and windows can overlap. */
  function scanWindow(window: Period, nextBlock: number): void {
    const lastStart = Math.min(window.end - durationMs, to - 1)
    let block = nextBlock
    let start = stepFrom(window.start, from)
    while (start <= lastStart) {
      while (endOf(blocks, block) <= start) block += 1
      const lastFree = Math.min(startOf(blocks, block) - durationMs, lastStart)
      for (; start <= lastFree; start += durationMs) slots.push(start)
      if (start <= lastStart) start = stepFrom(window.start, endOf(blocks, block))
    }
  }

  /** The first step of a window that is not before an instant. */
  function stepFrom(windowStart: number, instantMs: number): number {
    return windowStart + Math.max(0, Math.ceil((instantMs - windowStart) / durationMs)) * durationMs
  }
}

/** True for exactly those starts that `computeSlots` lists, at the cost of computing one moment. */
export function isSlot(startMs: number, input: Omit<SlotInput, 'from' | 'to'>): boolean {
  return computeSlots({ ...input, from: startMs, to: startMs + 1 })[0] === startMs
}

/** Grows each block by what a slot beside it needs free, and adds one at infinity so that a scan needs no check for the last. */
function widen(blocks: PackedBusy, beforeMs: number, afterMs: number): PackedBusy {
  const endless = blocks.starts.length
  const widened = { starts: new Float64Array(endless + 1), ends: new Float64Array(endless + 1) }
  for (let block = 0; block < endless; block += 1) {
    widened.starts[block] = startOf(blocks, block) - afterMs
    widened.ends[block] = endOf(blocks, block) + beforeMs
  }
  widened.starts[endless] = Number.POSITIVE_INFINITY
  widened.ends[endless] = Number.POSITIVE_INFINITY
  return widened
}

function startOf(blocks: PackedBusy, block: number): number {
  return blocks.starts[block] as number
}

function endOf(blocks: PackedBusy, block: number): number {
  return blocks.ends[block] as number
}

/** True when no two windows overlap. Expects them sorted by start. */
function isApart(windows: readonly Period[]): boolean {
  let reach = Number.NEGATIVE_INFINITY
  return windows.every(({ start, end }) => {
    const isClear = start >= reach
    reach = Math.max(reach, end)
    return isClear
  })
}

function sortUnique(slots: number[]): number[] {
  return [...new Set(slots)].sort((one, other) => one - other)
}
