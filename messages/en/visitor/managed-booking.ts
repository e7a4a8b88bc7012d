/** The page of one booking, for the guest. */
export const managedBooking = {
  notFound: "We couldn't find this booking. Check the link in your email.",
  pageTitle: 'Your booking',
  status: {
    pending: 'Waiting for approval',
    confirmed: 'Confirmed',
    over: 'Has taken place',
    cancelled: 'Cancelled',
    declined: 'Declined',
    expired: 'Expired',
  },
  /** `until`: `June 4, 2030, 14:30`. */
  waiting: "{host} has until {until} to answer. We'll email you either way.",
  with: 'Your meeting with {host}',
  attendee: 'Booked by',
  answers: 'Your answers',
  yourTime: 'Your time',
  /** One line beneath; the date only where it is another one. */
  hostTime: "{host}'s time: {period}, {zone}",
  hostTimeInFull: "{host}'s time: {date}, {period}, {zone}",
  download: 'Add to Calendar',
  bookAnother: 'Book another meeting',
  bookAgain: 'Book again',
  cancel: 'Cancel booking',
  cancelTitle: 'Cancel this booking?',
  cancelText: "This frees up the time for others. We'll email you and {host}.",
  message: 'Message to {host} (optional)',
  keep: 'Keep booking',
  cancelling: 'Cancelling…',
  /** Right after it. */
  cancelled: { heading: 'Your meeting is cancelled', text: "We've emailed {host}." },
  cancelFailed: "We couldn't cancel the booking. Please try again.",
} as const
