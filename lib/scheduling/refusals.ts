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

/** What the owner of a page has decided for its visitors, and may set aside for one booking. */
const OWN_RULES: readonly ReasonKind[] = [
  'notice',
  'outside_dates',
  'outside_hours',
  'too_late_in_window',
  'between_starts',
  'closed',
]

export function isOwnRule(kind: ReasonKind): boolean {
  return OWN_RULES.includes(kind)
}

type Asked = Omit<ExplainInput<BusyPeriod, Period>, 'blockers' | 'unread'> & { busy: readonly BusyPeriod[] }

/** The first rule that refuses a start, the page's own rules first; null when it is offered. */
export function refusalOf(startMs: number, asked: Asked): SlotRefusal | null {
  return firstOf(listReasons(startMs, asked))
}

/** The same for an owner who sets aside hours, time off, notice and dates: what is past, full or taken stays so. */
export function refusalDespiteRules(startMs: number, asked: Asked): SlotRefusal | null {
  return firstOf(listReasons(startMs, asked).filter((kind) => !isOwnRule(kind)))
}

function listReasons(startMs: number, { busy, ...input }: Asked): ReasonKind[] {
  return explainStart(startMs, { ...input, blockers: busy, unread: [] }).map(({ kind }) => kind)
}

function firstOf(kinds: readonly ReasonKind[]): SlotRefusal | null {
  const refused = kinds.map((kind) => REFUSAL_OF[kind])
  return SLOT_REFUSALS.find((refusal) => refused.includes(refusal)) ?? null
}
