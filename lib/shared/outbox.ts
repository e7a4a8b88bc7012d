/** Mails that somebody waits for at a screen: they are sent before all others. */
export const CONFIRMATION_TEMPLATES = ['booking-confirmation', 'magic-link'] as const

/** Mails about a booking or a request that stands, to its attendee and to its owner. */
export const ATTENDEES_BOOKING_MAILS = [
  'booking-request',
  'booking-confirmation',
  'booking-link',
  'booking-moved',
  'booking-reassigned',
] as const
/** To an attendee whose booking is in the way of time off. It is void once the booking has another time, or is off. */
export const OFFER_MAIL = 'booking-offer'

export const OWNERS_BOOKING_MAILS = [
  'booking-request-notice',
  'booking-notice',
  'booking-link-notice',
  'booking-moved-notice',
  'booking-taken-over',
  // Its reader holds the booking no longer.
  'booking-passed-on',
] as const

/** Mails that go out at a distance from a booking's start or end. Their rows name the booking alone; facts are read when they are sent. */
export const REMINDER_MAILS = ['booking-reminder', 'booking-reminder-notice'] as const
export const TIMED_MAILS = [...REMINDER_MAILS, 'booking-follow-up'] as const

/** Mails whose facts are read when they are sent. Reminders to guests are queued when the attendee's is sent. */
export const COMPOSED_MAILS = [...TIMED_MAILS, 'guest-reminder'] as const

/**
 * Notices to an owner that are gathered when there are many. The notice of a request is none of them: its answer is awaited, and its links are
 * in it.
 */
export const GATHERED_NOTICES = [
  'booking-notice',
  'booking-taken-over',
  'cancellation-notice',
  'form-response',
] as const

/** Mails that tell people that a booking or a meeting is off. */
export const CANCELLATION_MAILS = ['cancellation', 'meeting-cancellation'] as const

/** Not a mail: the row of a meeting whose events at providers are to be brought up to date. */
export const EVENTS_TEMPLATE = 'calendar-events'

/**
 * The limit for whose next window a mail to people waits: of the mailbox, of the owner's mails, of the people whom an import brought,
 * of the moves of one booking.
 */
export const WAITS_FOR = ['recipient', 'budget', 'people', 'moves'] as const

/** `hour`: a notice that is gathered with others. */
export type HeldFor = 'hour' | (typeof WAITS_FOR)[number]
