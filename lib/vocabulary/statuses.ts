/** Statuses of a meeting, and of the booking that made it. */
export const MEETING_STATUSES = ['confirmed', 'cancelled'] as const
export type MeetingStatus = (typeof MEETING_STATUSES)[number]

/** Bookings that take their time and count for a limit. The constraints of the database also name `pending`. */
export const TAKING_STATUSES = ['confirmed'] as const satisfies readonly MeetingStatus[]

/** People who may cancel a booking. */
export const CANCELLERS = ['owner', 'attendee'] as const
export type Canceller = (typeof CANCELLERS)[number]
