import type { BusyPeriod, Period } from './busy'
import type { CalendarDate } from './calendar-date'
import { firstStartOf } from './first-start'
import type { LimitReached } from './full-periods'
import { lengthsOf } from './rules'
import { horizonOf, type SlotInput } from './slots'
import { DAY_MS, MINUTE_MS } from './units'
import { listWindows, type Window } from './windows'
import { localDate } from './zone-clock'

/** Why a start is not offered. Instants are epoch milliseconds. */
export type SlotReason<Blocker extends Period, Closure extends Period = Period> =
  | { kind: 'past' }
  /** Sooner than the notice; the first instant that it allows. */
  | { kind: 'notice'; noticeMinutes: number; earliest: number }
  /** More than 400 days ahead. */
  | { kind: 'too_far' }
  /** On a date before or after the booking window. */
  | { kind: 'outside_dates'; date: CalendarDate; firstDate: CalendarDate | null; lastDate: CalendarDate | null }
  /** No window of the page holds it; the nearest ones, where there are any within a week. */
  | { kind: 'outside_hours'; before: Period | null; after: Period | null }
  /** It would end after its window. */
  | { kind: 'too_late_in_window'; window: Period; lastStart: number | null }
  /** Starts follow each other by the step; these are the steps beside it, `before` null if it comes before the first. */
  | { kind: 'between_starts'; before: number | null; after: number }
  /** It overlaps time off. */
  | { kind: 'closed'; by: Closure }
  /** As many bookings as the limit allows start in its day, week or month. */
  | ({ kind: 'limit' } & LimitReached)
  /** Something is in its way: by itself, or only by the minutes that have to stay free beside it. */
  | { kind: 'blocked'; by: Blocker; gapMinutes: number | null }
  /** Nothing is known about this period, so nothing is offered in it. */
  | { kind: 'unread'; by: Blocker }

export type ReasonKind = SlotReason<Period>['kind']

export type ExplainInput<Blocker extends BusyPeriod, Closure extends Period> = Omit<
  SlotInput,
  'from' | 'to' | 'busy' | 'closed' | 'full'
> & {
  readonly blockers: readonly Blocker[]
  readonly unread: readonly Blocker[]
  readonly closed?: readonly Closure[]
  readonly full?: readonly LimitReached[]
}

const NEARBY_MS = 7 * DAY_MS

/**
 * Everything that keeps one start from being offered, the page's own rules first; none of it means that it is offered. It
 * agrees with `isSlot` for the same obstacles when nothing is unread: an unread period alone keeps a start back.
 */
export function explainStart<Blocker extends BusyPeriod, Closure extends Period>(
  startMs: number,
  input: ExplainInput<Blocker, Closure>,
): SlotReason<Blocker, Closure>[] {
  const { blockers, unread, closed = [], full = [] } = input
  const { durationMs, beforeMs, afterMs } = lengthsOf(input)
  const slot = { start: startMs, end: startMs + durationMs }
  const hours = explainWindows(slot, input)
  return [
    ...explainTime(startMs, input),
    ...explainDates(startMs, input),
    ...hours.reasons,
    ...(hours.isOpenDespiteTimeOff
      ? []
      : closed.filter((period) => period.start < period.end && overlaps(period, slot))
    ).map((by) => ({ kind: 'closed', by }) as const),
    ...full
      .filter(({ start, end }) => start <= startMs && startMs < end)
      .map((reached) => ({ kind: 'limit', ...reached }) as const),
    ...blockers.flatMap((by) => explainBlocker(slot, by, { beforeMs, afterMs })),
    ...unread
      .filter((period) => overlaps(period, { start: slot.start - beforeMs, end: slot.end + afterMs }))
      .map((by) => ({ kind: 'unread', by }) as const),
  ]
}

type Asked = ExplainInput<BusyPeriod, Period>

function explainTime(startMs: number, { now, noticeMinutes = 0 }: Asked): SlotReason<never, never>[] {
  if (startMs < now) return [{ kind: 'past' }]
  const earliest = now + noticeMinutes * MINUTE_MS
  return startMs < earliest ? [{ kind: 'notice', noticeMinutes, earliest }] : []
}

function explainDates(startMs: number, { now, timezone, firstDate, lastDate }: Asked): SlotReason<never, never>[] {
  if (startMs > horizonOf(now)) return [{ kind: 'too_far' }]
  const date = localDate(timezone, startMs)
  const isOutside = (firstDate !== undefined && date < firstDate) || (lastDate !== undefined && date > lastDate)
  return isOutside ? [{ kind: 'outside_dates', date, firstDate: firstDate ?? null, lastDate: lastDate ?? null }] : []
}

type Hours = { reasons: SlotReason<never, never>[]; isOpenDespiteTimeOff: boolean }

/** One reason at most: what is wrong with the window that comes closest to having the start. */
function explainWindows(slot: Period, input: Asked): Hours {
  const { stepMs } = lengthsOf(input)
  const windows = listWindows({ ...input, from: slot.start - NEARBY_MS, to: slot.start + NEARBY_MS })
  const around = windows.filter(({ start, end }) => start <= slot.start && slot.start < end)
  const isStep = (window: Window) => {
    const first = firstStartOf(window, input)
    return slot.start >= first && (slot.start - first) % stepMs === 0 && slot.end <= window.end
  }
  const offering = around.filter(isStep)
  const isOpenDespiteTimeOff = offering.some(({ isOfDate }) => isOfDate)
  if (offering.length > 0) return { reasons: [], isOpenDespiteTimeOff }
  return { reasons: [explainMiss(slot, around[0], windows, input)], isOpenDespiteTimeOff }
}

function explainMiss(
  slot: Period,
  window: Window | undefined,
  windows: readonly Window[],
  input: Asked,
): SlotReason<never, never> {
  if (!window) {
    const before = windows.findLast(({ end }) => end <= slot.start)
    const after = windows.find(({ start }) => start > slot.start)
    return { kind: 'outside_hours', before: before ? toPeriod(before) : null, after: after ? toPeriod(after) : null }
  }
  const { durationMs, stepMs } = lengthsOf(input)
  const first = firstStartOf(window, input)
  const lastStep = Math.floor((window.end - durationMs - first) / stepMs)
  const lastStart = lastStep >= 0 ? first + lastStep * stepMs : null
  if (lastStart === null || slot.start > lastStart) {
    return { kind: 'too_late_in_window', window: toPeriod(window), lastStart }
  }
  const step = Math.floor((slot.start - first) / stepMs)
  return { kind: 'between_starts', before: step < 0 ? null : first + step * stepMs, after: first + (step + 1) * stepMs }
}

/** Between two bookings stays free the larger of the gaps that they ask for. */
function explainBlocker<Blocker extends BusyPeriod>(
  slot: Period,
  by: Blocker,
  { beforeMs, afterMs }: { beforeMs: number; afterMs: number },
): SlotReason<Blocker, never>[] {
  if (!(by.start < by.end)) return []
  if (overlaps(by, slot)) return [{ kind: 'blocked', by, gapMinutes: null }]
  const isEarlier = by.end <= slot.start
  const free = isEarlier ? slot.start - by.end : by.start - slot.end
  const needed = isEarlier
    ? Math.max(beforeMs, (by.after ?? 0) * MINUTE_MS)
    : Math.max(afterMs, (by.before ?? 0) * MINUTE_MS)
  return free < needed ? [{ kind: 'blocked', by, gapMinutes: needed / MINUTE_MS }] : []
}

function toPeriod({ start, end }: Period): Period {
  return { start, end }
}

function overlaps(one: Period, other: Period): boolean {
  return one.start < other.end && one.end > other.start
}
