import type { Database } from '@/db/client'
import { listResponsesOfBooking } from '@/db/queries/forms/form-responses'
import { findBookingRow } from '@/db/queries/meetings/bookings'
import { type BookedHost, listHostsOfBooking } from '@/db/queries/meetings/hosts'
import { findMeetingOfBooking } from '@/db/queries/meetings/meetings'
import { AppError } from '@/lib/shared/errors'
import { type BothInApi, toBothInApi } from './find-both'

type Around = {
  page: { id: string; slug: string; title: string } | null
  /** The ids of the responses that name it, if any do. */
  responses: string[]
  /** Null for a booking without hosts. */
  hosts: ReturnType<typeof toHost>[] | null
}

/** The `data` of webhooks about a booking. Its link is its attendee's alone, and stays out. */
export function toEventData({ booking, meeting }: BothInApi, { page, responses, hosts }: Around): object {
  const { manageUrl: _, ...facts } = booking
  const shown = hosts ? { ...facts, hosts } : facts
  // Each change adds a step, while the row is locked.
  return { version: booking.history.length, meeting, booking: shown, page, ...(responses.length > 0 && { responses }) }
}

export async function describeBooking(db: Database, bookingId: string): Promise<object> {
  const booking = await findBookingRow(db, bookingId)
  const meeting = await findMeetingOfBooking(db, bookingId)
  if (!booking || !meeting) throw new AppError('booking_not_found')
  const { pageId, slug, pageTitle: title } = booking
  const page = pageId && slug && title !== null ? { id: pageId, slug, title } : null
  const responses = await listResponsesOfBooking(db, booking.userId, bookingId)
  const hosts = booking.assignment && (await listHostsOfBooking(db, bookingId)).map(toHost)
  return toEventData(toBothInApi({ booking, meeting }), { page, responses: responses.map(({ id }) => id), hosts })
}

type Host = Pick<BookedHost, 'name' | 'kind' | 'group'> & { account: string }

export function toHost({ account, name, kind, group }: Host) {
  return { account, name, kind, group }
}
