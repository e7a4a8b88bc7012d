import { type Obstacles, packBlockedStarts } from './blocked-starts'
import type { Blocks, Period } from './busy'
import { instantsOfDates } from './date-range'
import { firstStartOf } from './first-start'
import { lengthsOf, type SlotRules } from './rules'
import { DAY_MS, MINUTE_MS } from './units'
import { listWindows, type Window } from './windows'

/** Nothing is bookable further ahead than this. */
export const HORIZON_DAYS = 400

/** The last instant at which something can begin that is booked at `now`, in epoch milliseconds. */
export function horizonOf(now: number): number {
  return Math.floor(now + HORIZON_DAYS * DAY_MS)
}

type Essential = 'timezone' | 'availabilities' | 'durationMinutes'

/** A page's rules, of which some have a default, what is in the way, and what is asked. */
export interface SlotInput
  extends Pick<SlotRules, Essential>,
    Partial<Omit<SlotRules, Essential>>,
    Pick<Obstacles, 'busy'>,
    Partial<Omit<Obstacles, 'busy'>> {
  /** Epoch milliseconds, half-open: starts in `[from, to)` are listed. */
  readonly from: number
  readonly to: number
  /** The present, epoch milliseconds. */
  readonly now: number
}

/**
 * The bookable slot starts in `[from, to)`, as sorted, unique epoch milliseconds. Starts follow each other through a window
 * by the step, in elapsed time, and nothing that is booked or closed moves them; a slot ends within its window. Left out is
 * a start that comes too close to a busy period (exactly the gap away is free), overlaps time off, lies in a full period,
 * before the notice or outside the dates of the booking window, or is more than 400 days ahead.
 * Throws `RangeError` on an unknown zone, a malformed time or date, a duration or step that is not a whole number of at
 * least 1, and a negative gap or notice. The rules in full: docs/product.md, "What a slot is".
 */
export function computeSlots(input: SlotInput): number[] {
  const { busy, closed = [] } = input
  const lengths = lengthsOf(input)
  const { durationMs, stepMs } = lengths
  const bookable = bookablePeriod(input)
  const from = Math.max(input.from, bookable.start)
  const to = Math.min(Math.ceil(input.to), bookable.end)
  const { outside } = bookable
  const full = outside.length > 0 ? [...(input.full ?? []), ...outside] : (input.full ?? [])
  const windows = listWindows({ ...input, from, to })
  const slots: number[] = []
  const scanWeekly = createScan(packBlockedStarts({ busy, closed, full }, lengths, from, to))
  // Hours of a single date are open in spite of time off.
  const scanOfDate =
    closed.length > 0 && windows.some(({ isOfDate }) => isOfDate)
      ? createScan(packBlockedStarts({ busy, closed: [], full }, lengths, from, to))
      : scanWeekly
  for (const window of windows) (window.isOfDate ? scanOfDate : scanWeekly)(window)
  return isApart(windows) ? slots : sortUnique(slots)

  /** A scan takes windows in the order of their starts. */
  function createScan(blocks: Blocks): (window: Window) => void {
    let firstBlock = 0
    return (window) => {
      while (endOf(blocks, firstBlock) <= window.start) firstBlock += 1
      scanWindow(window, blocks, firstBlock)
    }
  }

  /** Walks by its own block number: a block can cross into the next window, and windows can overlap. */
  function scanWindow(window: Window, blocks: Blocks, nextBlock: number): void {
    const first = firstStartOf(window, input)
    const lastStart = Math.min(window.end - durationMs, to - 1)
    let block = nextBlock
    let start = stepFrom(first, from)
    while (start <= lastStart) {
      while (endOf(blocks, block) <= start) block += 1
      const lastFree = Math.min(startOf(blocks, block) - 1, lastStart)
      for (; start <= lastFree; start += stepMs) slots.push(start)
      if (start <= lastStart) start = stepFrom(first, endOf(blocks, block))
    }
  }

  /** The first step of a window that is not before an instant. */
  function stepFrom(first: number, instantMs: number): number {
    return first + Math.max(0, Math.ceil((instantMs - first) / stepMs)) * stepMs
  }
}

/** True for exactly those starts that `computeSlots` lists, at the cost of computing one moment. */
export function isSlot(startMs: number, input: Omit<SlotInput, 'from' | 'to'>): boolean {
  return computeSlots({ ...input, from: startMs, to: startMs + 1 })[0] === startMs
}

type Advance = Pick<SlotInput, 'now' | 'timezone' | 'firstDate' | 'lastDate' | 'noticeMinutes'>

/** The instants `[start, end)` at which the notice, the booking window and the horizon let something start, but for `outside`. */
export function bookablePeriod({ now, timezone, firstDate, lastDate, noticeMinutes = 0 }: Advance) {
  const dates = instantsOfDates({ timezone, firstDate, lastDate })
  return {
    start: Math.max(now + noticeMinutes * MINUTE_MS, dates.start),
    end: Math.min(horizonOf(now) + 1, dates.end),
    outside: dates.outside,
  }
}

function startOf(blocks: Blocks, block: number): number {
  return blocks.starts[block] as number
}

function endOf(blocks: Blocks, block: number): number {
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
