import type { RouteAnswer } from '@/lib/api/call-route'
import { type LookedDays, nextDates, type SlotDays, withDays } from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { RouteFailure } from '@/lib/shared/route-failure'

/** Reads times: of the dates in `more`, a part of a query, or of those that the page looks at first. */
type Read = <T>(more: string) => Promise<RouteAnswer<T>>

type Looked = { slots: LookedDays; failure: null } | { slots: null; failure: RouteFailure }

/** The times that a page shows first; for a later date all times up to it, and on to the next one that is free. */
export async function lookFor(wanted: CalendarDate | null, read: Read): Promise<Looked> {
  const first = await read<LookedDays>('')
  if (first.failure) return { slots: null, failure: first.failure }
  let slots = first.data
  if (wanted === null || wanted <= slots.to) return { slots, failure: null }
  const isFound = () =>
    slots.to >= wanted && [...slots.days.map(({ date }) => date), ...slots.unchecked].some((date) => date >= wanted)
  for (let dates = nextDates(slots, slots.last); dates && !isFound(); dates = nextDates(slots, slots.last)) {
    const { data, failure } = await read<SlotDays>(`&from=${dates.from}&to=${dates.to}`)
    if (failure) return { slots: null, failure }
    slots = withDays(slots, dates.to, data)
  }
  return { slots, failure: null }
}
