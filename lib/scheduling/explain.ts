import type { Period } from './busy'
import { lengthsOf } from './rules'
import { horizonOf, type SlotInput } from './slots'
import { DAY_MS } from './units'
import { listWindows } from './windows'

/** Why a start is not offered. Instants are epoch milliseconds. */
export type SlotReason<Blocker extends Period> =
  | { kind: 'past' }
  /** More than 400 days ahead. */
  | { kind: 'too_far' }
  /** No window of the page holds it; the nearest ones, where there are any within a week. */
  | { kind: 'outside_hours'; before: Period | null; after: Period | null }
  /** It would end after its window. */
  | { kind: 'too_late_in_window'; window: Period; lastStart: number | null }
  /** Slots step through the window by the duration; these are the steps beside it. */
  | { kind: 'between_starts'; before: number; after: number }
  /** Something is in its way; by itself, or only by the time that stays free around it. */
  | { kind: 'blocked'; by: Blocker; isBuffer: boolean }
  /** Nothing is known about this period, so nothing is offered in it. */
  | { kind: 'unread'; by: Blocker }

export type ExplainInput<Blocker extends Period> = Omit<SlotInput, 'from' | 'to' | 'busy'> & {
  readonly blockers: readonly Blocker[]
  readonly unread: readonly Blocker[]
}

const NEARBY_MS = 7 * DAY_MS

/**
 * Everything that keeps one start from being offered, the page's own rules first; none of it means that it is offered. It
 * agrees with `isSlot` for the same busy periods when nothing is unread: an unread period alone keeps a start back.
 */
export function explainStart<Blocker extends Period>(
  startMs: number,
  input: ExplainInput<Blocker>,
): SlotReason<Blocker>[] {
  const { now, blockers, unread } = input
  const { durationMs, beforeMs, afterMs } = lengthsOf(input)
  const slot = { start: startMs, end: startMs + durationMs }
  const widened = { start: slot.start - beforeMs, end: slot.end + afterMs }
  const inTheWay = blockers.filter((blocker) => blocker.start < blocker.end && overlaps(blocker, widened))
  return [
    ...(startMs < now ? [{ kind: 'past' } as const] : []),
    ...(startMs > horizonOf(now) ? [{ kind: 'too_far' } as const] : []),
    ...explainWindows(slot, input),
    ...inTheWay.map((by) => ({ kind: 'blocked', by, isBuffer: !overlaps(by, slot) }) as const),
    ...unread.filter((period) => overlaps(period, widened)).map((by) => ({ kind: 'unread', by }) as const),
  ]
}

/** One reason at most: what is wrong with the window that comes closest to having the start. */
function explainWindows(slot: Period, input: ExplainInput<Period>): SlotReason<never>[] {
  const durationMs = slot.end - slot.start
  const windows = listWindows({ ...input, from: slot.start - NEARBY_MS, to: slot.start + NEARBY_MS })
  const around = windows.filter(({ start, end }) => start <= slot.start && slot.start < end)
  const isStep = (window: Period) => (slot.start - window.start) % durationMs === 0
  if (around.some((window) => isStep(window) && slot.end <= window.end)) return []
  const [window] = around
  if (!window) {
    const before = windows.findLast(({ end }) => end <= slot.start) ?? null
    const after = windows.find(({ start }) => start > slot.start) ?? null
    return [{ kind: 'outside_hours', before, after }]
  }
  const steps = Math.floor((window.end - window.start) / durationMs)
  const lastStart = steps > 0 ? window.start + (steps - 1) * durationMs : null
  if (lastStart === null || slot.start > lastStart) return [{ kind: 'too_late_in_window', window, lastStart }]
  const before = window.start + Math.floor((slot.start - window.start) / durationMs) * durationMs
  return [{ kind: 'between_starts', before, after: before + durationMs }]
}

function overlaps(one: Period, other: Period): boolean {
  return one.start < other.end && one.end > other.start
}
