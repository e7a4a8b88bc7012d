import type { BusyPeriod, Period } from '@/lib/scheduling/busy'
import { addDays } from '@/lib/scheduling/calendar-date'
import { toSlotRules, withoutNotice } from '@/lib/scheduling/page-rules'
import { refusalOf, type SlotRefusal } from '@/lib/scheduling/refusals'
import type { SlotRules } from '@/lib/scheduling/rules'
import { isSlot } from '@/lib/scheduling/slots'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { listWindows } from '@/lib/scheduling/windows'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { ImpossibleReason, StandingReason } from '../forecast'
import type { LimitedRules } from './capacity'
import { createDiary, type Diary } from './diary'

/** A booking as it was made. Instants are epoch milliseconds. */
export type ReplayedBooking = BusyPeriod & {
  readonly id: string
  /** Others are of the owner's other pages: they are in the way, but not judged. */
  readonly isOfPage: boolean
  readonly createdAt: number
  /** It took its time until then; null while it does. */
  readonly endedAt: number | null
}

/** Time off, and since when it is known. */
export type KnownClosure = Period & { readonly createdAt: number }

export type Replay<Booking extends ReplayedBooking = ReplayedBooking> = {
  readonly page: LimitedRules
  readonly weekStartDay: number
  /** In the order in which they were made. */
  readonly bookings: readonly Booking[]
  readonly closed: readonly KnownClosure[]
}

/**
 * The bookings made from `since` on that the rules would have refused, each with the first reason. They are made again, in
 * order: one that is refused is in nobody's way.
 */
export function listImpossible<Booking extends ReplayedBooking>(replay: Replay<Booking>, since: number) {
  const { page, weekStartDay, bookings, closed } = replay
  const made = createDiary(page, weekStartDay)
  const refused: { booking: Booking; reason: ImpossibleReason }[] = []
  for (const booking of bookings) {
    const { createdAt } = booking
    const isJudged = booking.isOfPage && createdAt >= since
    const known = closed.filter((closure) => closure.createdAt <= createdAt)
    const reason = isJudged ? judge(booking, { page, made, closed: known, at: createdAt }) : null
    if (reason) refused.push({ booking, reason })
    // A booking made by the new rules keeps their gaps.
    else made.add(isJudged ? { ...booking, before: page.bufferBefore, after: page.bufferAfter } : booking)
  }
  return refused
}

type Question = { page: LimitedRules; made: Diary; closed: readonly Period[]; at: number }

function judge(booking: ReplayedBooking, { page, made, closed, at }: Question): ImpossibleReason | null {
  const minutes = lengthOf(booking)
  const busy = made.near(booking, at)
  const full = made.reachedBy(booking.start, at)
  const refusal = askEngine(booking, { ...rulesAround(booking, page, at), now: at, busy, closed, full })
  if (refusal === 'notice' || refusal === 'window') return refusal
  if (!page.durations.includes(minutes)) return 'hours'
  // Its owner moved it there.
  if (refusal === 'past') return null
  return refusal === 'taken' ? 'gap' : refusal
}

/**
 * Bookings to come that the rules would not offer now, soonest first. Of those beyond a limit the last made ones are listed.
 * Notice does not matter, and a booking is not in its own way.
 */
export function listStanding<Booking extends ReplayedBooking>(replay: Replay<Booking>, now: number) {
  const { page, weekStartDay, bookings, closed } = replay
  const made = createDiary(page, weekStartDay)
  const refused: { booking: Booking; reason: StandingReason }[] = []
  for (const booking of bookings) {
    if (!booking.isOfPage || booking.endedAt !== null) continue
    const reason = booking.start >= now ? judgeStanding(booking, { page, made, closed, at: now }) : null
    if (reason) refused.push({ booking, reason })
    made.add(booking)
  }
  return refused.sort((one, other) => one.booking.start - other.booking.start)
}

function judgeStanding(booking: ReplayedBooking, { page, made, closed, at }: Question): StandingReason | null {
  const minutes = lengthOf(booking)
  const rules = { ...rulesAround(booking, withoutNotice(page), at), now: at, busy: [], closed }
  const refusal = askEngine(booking, { ...rules, full: made.reachedBy(booking.start, at) })
  if (refusal === 'window') return refusal
  if (!page.durations.includes(minutes)) return 'length'
  if (refusal === 'hours') return isWithinHours(booking, rules) ? 'starts' : 'hours'
  return refusal === 'closed' || refusal === 'limit' ? refusal : null
}

/** Most bookings are offered, which is known sooner than the reason why one is not. */
function askEngine({ start }: Period, input: Parameters<typeof refusalOf>[1]): SlotRefusal | null {
  return isSlot(start, input) ? null : refusalOf(start, input)
}

/** Only the dates beside it: thousands of bookings are asked about, and a page can have 400 dates. */
function rulesAround(booking: ReplayedBooking, page: LimitedRules, at: number): SlotRules {
  const date = localDate(page.timezone, booking.start)
  const [first, last] = [addDays(date, -3), addDays(date, 3)]
  const dates = page.dates.filter((one) => one.date >= first && one.date <= last)
  return toSlotRules({ ...page, dates }, at, lengthOf(booking))
}

function isWithinHours({ start, end }: Period, rules: SlotRules): boolean {
  const windows = listWindows({ ...rules, from: start, to: end })
  return windows.some((window) => window.start <= start && end <= window.end)
}

function lengthOf({ start, end }: Period): number {
  return (end - start) / MINUTE_MS
}
