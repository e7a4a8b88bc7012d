import type { BusyPeriod, Period } from './busy'
import { dayNumber } from './calendar-date'
import { type ExplainInput, explainStart, type SlotReason } from './explain'
import type { LimitReached } from './full-periods'
import { openedDate } from './opened-date'
import { toSlotRules, withoutAdvanceLimits } from './page-rules'
import { REFUSAL_OF, type SlotRefusal } from './refusals'
import { computeSlots, HORIZON_DAYS } from './slots'
import { DAY_MS, MINUTE_MS } from './units'
import { type BookingWindow, type LimitPeriod, MAX_DATES, MAX_LIMIT, type PageRules, type Span } from './vocabulary'
import { startOfDate } from './zone'
import { localDate } from './zone-clock'

/** Rules that are a length. */
export const MINUTE_RULES = ['minimumNotice', 'step', 'bufferBefore', 'bufferAfter'] as const

/** A change of one rule. `rule` is the field of the page that it changes, or time off that is made inactive. */
export type RuleChange =
  | { rule: (typeof MINUTE_RULES)[number]; minutes: number }
  | { rule: 'bookingWindow'; bookingWindow: BookingWindow }
  | { rule: 'limits'; per: LimitPeriod; max: number }
  /** All hours of the date; `added` is the one of them that is new or longer. */
  | { rule: 'dates'; date: string; spans: readonly Span[]; added: Span }
  | { rule: 'timeOff' }

/** Everything that decides about the starts of a page for one duration. */
export type PageQuestion<Blocker extends BusyPeriod, Closure extends Period> = {
  readonly page: PageRules
  readonly durationMinutes: number
  /** Epoch milliseconds. */
  readonly now: number
  readonly blockers: readonly Blocker[]
  readonly unread: readonly Blocker[]
  readonly closed: readonly Closure[]
  readonly full: readonly LimitReached[]
}

/** A reason with the code of a refused booking, and the smallest change of its rule after which it is gone. */
export type ExplainedReason<Blocker extends BusyPeriod, Closure extends Period> = SlotReason<Blocker, Closure> & {
  code: SlotRefusal
  /** Null when no change of this page's rules would do. `opens`: nothing else is in the way. */
  change: (RuleChange & { opens: boolean }) | null
}

type Question = PageQuestion<BusyPeriod, Period>
type Reason = SlotReason<BusyPeriod, Period>

/** Why a start is not offered, one reason for each rule that refuses it, and what would change that. */
export function explainPage<Blocker extends BusyPeriod, Closure extends Period>(
  startMs: number,
  question: PageQuestion<Blocker, Closure>,
): ExplainedReason<Blocker, Closure>[] {
  const reasons = explainStart(startMs, toExplainInput(question))
  return reasons.map((reason) => ({
    ...reason,
    code: REFUSAL_OF[reason.kind],
    change: smallestChange(startMs, reason, reasons, question),
  }))
}

/** The first candidate with which the engine no longer has the reason, but those of other rules, and every other start of the date. */
function smallestChange(startMs: number, reason: Reason, reasons: readonly Reason[], question: Question) {
  for (const change of candidates(startMs, reason, question)) {
    const changed = applyChange(startMs, change, reason, question)
    const left = explainStart(startMs, toExplainInput(changed))
    const isLeft = (one: Reason) => left.some((other) => isSameReason(other, one))
    const isOfOtherRule = (one: Reason) =>
      REFUSAL_OF[one.kind] !== REFUSAL_OF[reason.kind] && !(change.rule === 'dates' && one.kind === 'closed')
    if (isLeft(reason) || !reasons.filter(isOfOtherRule).every(isLeft)) continue
    if (keepsStarts(startMs, question, changed)) return { ...change, opens: left.length === 0 }
  }
  return null
}

/** Changes worth asking about, the smallest first. */
function candidates(startMs: number, reason: Reason, question: Question): RuleChange[] {
  const { page, now, durationMinutes, closed } = question
  switch (reason.kind) {
    case 'notice':
      return [{ rule: 'minimumNotice', minutes: wholeMinutes(startMs - now) }]
    case 'outside_dates':
      return page.bookingWindow ? widen(page.bookingWindow, reason.date, localDate(page.timezone, now)) : []
    case 'limit':
      return reason.count < MAX_LIMIT ? [{ rule: 'limits', per: reason.limit.per, max: reason.count + 1 }] : []
    case 'between_starts':
      return finerStep(startMs, reason.after, question)
    case 'outside_hours':
    case 'too_late_in_window':
      return openDate()
    case 'closed': {
      const inactive: RuleChange = { rule: 'timeOff' }
      // A time off of weeks is not given up for one date of it.
      return isLong(reason.by) ? [...openDate(), inactive] : [inactive, ...openDate()]
    }
    case 'blocked':
      return reason.gapMinutes === null ? [] : [smallerGap(startMs, reason.by, durationMinutes)]
    case 'past':
    case 'too_far':
    case 'unread':
      return []
  }

  function openDate(): RuleChange[] {
    const slot = { start: startMs, end: startMs + durationMinutes * MINUTE_MS }
    const opened = openedDate(slot, page, closed)
    const isNew = page.dates.every(({ date }) => date !== opened?.date)
    return opened && !(isNew && page.dates.length >= MAX_DATES) ? [{ rule: 'dates', ...opened }] : []
  }
}

/** The question with one rule changed. */
function applyChange(startMs: number, change: RuleChange, reason: Reason, question: Question): Question {
  const { page } = question
  const withPage = (fields: Partial<PageRules>): Question => ({ ...question, page: { ...page, ...fields } })
  switch (change.rule) {
    case 'minimumNotice':
    case 'step':
    case 'bufferBefore':
    case 'bufferAfter':
      return withPage({ [change.rule]: change.minutes })
    case 'bookingWindow':
      return withPage({ bookingWindow: change.bookingWindow })
    case 'dates': {
      const others = page.dates.filter(({ date }) => date !== change.date)
      return withPage({ dates: [...others, { date: change.date, spans: [...change.spans] }] })
    }
    case 'limits': {
      const isReached = ({ start, end, limit, count }: LimitReached) =>
        limit.per === change.per && start <= startMs && startMs < end && count < change.max
      return { ...question, full: question.full.filter((reached) => !isReached(reached)) }
    }
    case 'timeOff':
      return { ...question, closed: question.closed.filter((period) => !('by' in reason && reason.by === period)) }
  }
}

function toExplainInput<Blocker extends BusyPeriod, Closure extends Period>({
  page,
  durationMinutes,
  ...rest
}: PageQuestion<Blocker, Closure>): ExplainInput<Blocker, Closure> {
  return { ...toSlotRules(page, rest.now, durationMinutes), ...rest }
}

function isSameReason(one: Reason, other: Reason): boolean {
  if (REFUSAL_OF[one.kind] !== REFUSAL_OF[other.kind]) return false
  if ('by' in one && 'by' in other) return one.by === other.by
  return one.kind !== 'limit' || other.kind !== 'limit' || one.limit.per === other.limit.per
}

/** False when a start of the hours that day would be lost, which a moved grid does. */
function keepsStarts(startMs: number, before: Question, after: Question): boolean {
  const from = startOfDate(before.page.timezone, localDate(before.page.timezone, startMs))
  const startsOf = ({ page, durationMinutes, closed }: Question) => {
    const hours = toSlotRules(withoutAdvanceLimits(page), from, durationMinutes)
    return computeSlots({ ...hours, busy: [], closed, from, to: from + 2 * DAY_MS, now: from })
  }
  const kept = new Set(startsOf(after))
  return startsOf(before).every((start) => kept.has(start))
}

function wholeMinutes(ms: number): number {
  return Math.floor(ms / MINUTE_MS)
}

function isLong({ start, end }: Period): boolean {
  // A date has 25 hours where the clock is put back.
  return end - start > 25 * 60 * MINUTE_MS
}

function widen(window: BookingWindow, date: string, today: string): RuleChange[] {
  if (window.type === 'range') {
    const [from, to] = [date < window.from ? date : window.from, date > window.to ? date : window.to]
    return [{ rule: 'bookingWindow', bookingWindow: { type: 'range', from, to } }]
  }
  const days = dayNumber(date) - dayNumber(today)
  return days > HORIZON_DAYS ? [] : [{ rule: 'bookingWindow', bookingWindow: { type: 'days', days } }]
}

/** The page's gap on the side of a neighbour, as long as what is free there. The neighbour keeps its own. */
function smallerGap(startMs: number, by: Period, durationMinutes: number): RuleChange {
  return by.end <= startMs
    ? { rule: 'bufferBefore', minutes: wholeMinutes(startMs - by.end) }
    : { rule: 'bufferAfter', minutes: wholeMinutes(by.start - startMs - durationMinutes * MINUTE_MS) }
}

/** The longest step with which the start is on a grid that has all the present starts as well. `after` is one of them. */
function finerStep(startMs: number, after: number, { page, now, durationMinutes }: Question): RuleChange[] {
  const past = (after - startMs) / MINUTE_MS
  const { stepMinutes } = toSlotRules(page, now, durationMinutes)
  return Number.isInteger(past) ? [{ rule: 'step', minutes: greatestDivisor(stepMinutes, past) }] : []
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}
