import { type Period, packBusy } from './busy'
import { DAY_MS, MINUTE_MS } from './units'
import { listWindows, type WindowRange } from './windows'

/** Minutes that stay free on both sides of a busy period. */
export const BUFFER_MINUTES = 5

/** Nothing is bookable further ahead than this. */
export const HORIZON_DAYS = 400

export interface SlotInput extends WindowRange {
  /** Length of a slot and step between slots, in whole minutes. */
  readonly durationMinutes: number
  /** Unsorted, possibly overlapping; a period that ends at or before its start counts for nothing. */
  readonly busy: readonly Period[]
  /** The present, epoch milliseconds. */
  readonly now: number
  readonly bufferMinutes?: number
}

/**
 * The bookable slot starts in `[from, to)`, as sorted, unique epoch milliseconds. Slots step through each window by elapsed
 * time and end within it; one that would come closer than the buffer to a busy period is left out (exactly the buffer away
 * is free), and so is one before `now` or more than 400 days after it. Throws `RangeError` on an unknown zone, a malformed
 * time, a duration that is not a whole number of at least 1, or a negative buffer. (Contract §4 and §5.)
 */
export function computeSlots(input: SlotInput): number[] {
  const { durationMinutes, busy, now, bufferMinutes = BUFFER_MINUTES } = input
  if (!Number.isInteger(durationMinutes) || durationMinutes < 1) {
    throw new RangeError(`Invalid duration: ${durationMinutes} minutes`)
  }
  if (!Number.isFinite(bufferMinutes) || bufferMinutes < 0)
    throw new RangeError(`Invalid buffer: ${bufferMinutes} minutes`)
  const durationMs = durationMinutes * MINUTE_MS
  const bufferMs = bufferMinutes * MINUTE_MS
  const from = Math.max(input.from, now)
  const to = Math.min(Math.ceil(input.to), Math.floor(now + HORIZON_DAYS * DAY_MS) + 1)
  const windows = listWindows({ ...input, from, to })
  // What cannot reach a slot of this range need not be sorted.
  const { starts, ends } = packBusy(busy, from - bufferMs, to + durationMs + bufferMs)
  const slots: number[] = []
  let firstBlock = 0
  let reach = Number.NEGATIVE_INFINITY
  let isOverlapping = false

  for (const window of windows) {
    while (blockEnd(firstBlock) <= window.start) firstBlock += 1
    // A block can cross into the next window, and windows can overlap: `firstBlock` stays behind while `block` moves on.
    let block = firstBlock
    let start = stepAtOrAfter(window.start, from)
    const lastStart = Math.min(window.end - durationMs, to - 1)
    while (start <= lastStart) {
      while (blockEnd(block) <= start) block += 1
      const lastFree = Math.min(blockStart(block) - durationMs, lastStart)
      for (; start <= lastFree; start += durationMs) slots.push(start)
      if (start <= lastStart) start = stepAtOrAfter(window.start, blockEnd(block))
    }
    isOverlapping ||= window.start < reach
    reach = Math.max(reach, window.end)
  }
  return isOverlapping ? sortUnique(slots) : slots

  function blockStart(block: number): number {
    return (starts[block] ?? Number.POSITIVE_INFINITY) - bufferMs
  }
  function blockEnd(block: number): number {
    return (ends[block] ?? Number.POSITIVE_INFINITY) + bufferMs
  }
  function stepAtOrAfter(windowStart: number, instantMs: number): number {
    return windowStart + Math.max(0, Math.ceil((instantMs - windowStart) / durationMs)) * durationMs
  }
}

/** Whether one start is bookable: exactly those that `computeSlots` lists, at the cost of looking at that moment only. */
export function isSlot(startMs: number, input: Omit<SlotInput, 'from' | 'to'>): boolean {
  return computeSlots({ ...input, from: startMs, to: startMs + 1 })[0] === startMs
}

function sortUnique(slots: number[]): number[] {
  return [...new Set(slots)].sort((one, other) => one - other)
}
