/** Statuses of a booking. A pending one is a request: it takes its time until its owner decides. */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'cancelled', 'declined', 'expired'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Statuses of a meeting. That of a declined or expired booking is cancelled. */
export const MEETING_STATUSES = ['pending', 'confirmed', 'cancelled'] as const satisfies readonly BookingStatus[]
export type MeetingStatus = (typeof MEETING_STATUSES)[number]

/** Bookings that take their time and count for a limit. The exclusion constraints of the database name the same. */
export const TAKING_STATUSES = ['confirmed', 'pending'] as const satisfies readonly MeetingStatus[]

/** True for a booking that stands, or waits for approval. */
export function isTaking(status: string): boolean {
  return TAKING_STATUSES.some((taking) => taking === status)
}

/** People who may cancel a booking. */
export const CANCELLERS = ['owner', 'attendee'] as const
export type Canceller = (typeof CANCELLERS)[number]
