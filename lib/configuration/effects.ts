import { type KnownClosure, listStanding, type ReplayedBooking } from '@/lib/pages/effects/replay'
import { ruleEffects } from '@/lib/pages/effects/rule-effects'
import type { StandingReason } from '@/lib/pages/forecast'
import type { TimeSlotPage } from '@/lib/pages/schema'

/** A page with what else decides about its bookings, before or after a change. */
export type PageState = {
  page: TimeSlotPage
  weekStartDay: number
  /** Active time off. */
  closed: readonly KnownClosure[]
}

/** Numbers are null where there is no page. */
type BeforeAfter = { before: number | null; after: number | null }

export type PageEffect = {
  page: string
  hoursPerWeek: BeforeAfter
  bookingsPerWeek: BeforeAfter
  /** Bookings that are still to come. */
  upcoming: number
  /** Upcoming bookings that the change puts outside of the page's rules. They stay. */
  outside: { total: number; byReason: Partial<Record<StandingReason, number>> }
}

type Change = { slug: string; before: PageState | null; after: PageState | null; upcoming: number }

/** Hours and bookings of a week are computed from the rules alone: without bookings, calendars and time off. */
export function pageEffect(
  { slug, before, after, upcoming }: Change,
  bookings: readonly ReplayedBooking[],
  now: number,
): PageEffect {
  const [was, is] = [weekOf(before, now), weekOf(after, now)]
  const outsideBefore = new Set(outsideOf(before, bookings, now).map(({ booking }) => booking.id))
  const outside = outsideOf(after, bookings, now).filter(({ booking }) => !outsideBefore.has(booking.id))
  const byReason: PageEffect['outside']['byReason'] = {}
  for (const { reason } of outside) byReason[reason] = (byReason[reason] ?? 0) + 1
  return {
    page: slug,
    hoursPerWeek: { before: was.hours, after: is.hours },
    bookingsPerWeek: { before: was.bookings, after: is.bookings },
    upcoming,
    outside: { total: outside.length, byReason },
  }
}

/** A page that is switched off offers nothing. */
function weekOf(state: PageState | null, now: number): { hours: number | null; bookings: number | null } {
  if (!state) return { hours: null, bookings: null }
  if (!state.page.isActive) return { hours: 0, bookings: 0 }
  const { hoursPerWeek, bookingsPerWeek } = ruleEffects(state.page, now, state.weekStartDay)
  return { hours: hoursPerWeek, bookings: bookingsPerWeek }
}

function outsideOf(state: PageState | null, bookings: readonly ReplayedBooking[], now: number) {
  return state ? listStanding({ ...state, bookings }, now) : []
}
