import type { BusyPeriod, Period } from './busy'
import { type ExplainInput, explainStart, type ReasonKind } from './explain'

/** Tells programs which rule refuses a start. */
export const SLOT_REFUSALS = ['past', 'notice', 'window', 'hours', 'closed', 'limit', 'taken'] as const
export type SlotRefusal = (typeof SLOT_REFUSALS)[number]

export const REFUSAL_OF = {
  past: 'past',
  notice: 'notice',
  too_far: 'window',
  outside_dates: 'window',
  outside_hours: 'hours',
  too_late_in_window: 'hours',
  between_starts: 'hours',
  closed: 'closed',
  limit: 'limit',
  blocked: 'taken',
  unread: 'taken',
} as const satisfies Record<ReasonKind, SlotRefusal>

/** The first rule that refuses a start, the page's own rules first; null when it is offered. */
export function refusalOf(
  startMs: number,
  { busy, ...input }: Omit<ExplainInput<BusyPeriod, Period>, 'blockers' | 'unread'> & { busy: readonly BusyPeriod[] },
): SlotRefusal | null {
  const refused = explainStart(startMs, { ...input, blockers: busy, unread: [] }).map(({ kind }) => REFUSAL_OF[kind])
  return SLOT_REFUSALS.find((refusal) => refused.includes(refusal)) ?? null
}
