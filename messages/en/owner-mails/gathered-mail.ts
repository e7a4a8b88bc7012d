/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'More from the last hour',
  bookings: { one: '{count} more booking', other: '{count} more bookings' },
  cancellations: { one: '{count} cancellation', other: '{count} cancellations' },
  responses: { one: '{count} more response', other: '{count} more responses' },
  /** `title` of the meeting or the form, `who` booked or answered. */
  entry: '{title}, {who}',
  reason: 'Message: {reason}',
  more: 'and {left} more',
  openMeetings: 'Open your meetings',
  openForms: 'Open your forms',
  why: 'When many notifications arrive within an hour, we combine the rest into one email to keep your inbox clear.',
} as const
