/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'Your booking',
  status: {
    pending: 'Waiting for approval',
    confirmed: 'Confirmed',
    over: 'Has taken place',
    cancelled: 'Cancelled',
    withdrawn: 'Withdrawn',
    declined: 'Declined',
    expired: 'Expired',
  },
  with: 'Your meeting with {host}',
  attendee: 'Booked by',
  guests: 'Guests',
  answers: 'Your answers',
  yourTime: 'Your time',
  /** One line beneath; the date only where it is another one. */
  hostTime: "{host}'s time: {period}, {zone}",
  hostTimeInFull: "{host}'s time: {date}, {period}, {zone}",
  download: 'Add to Calendar',
  bookAnother: 'Book another meeting',
  bookAgain: 'Book again',
  /** In place of it. */
  pageClosed: '{host} takes no bookings on this page at the moment.',
  /** Why a booking does not stand, or not yet. */
  pendingNote: "{host} has to approve this. Your time is held meanwhile, and we'll email you.",
  pendingUntil: "{host} has until {until} to approve this. Your time is held meanwhile, and we'll email you.",
  declinedNote: "{host} can't make this time.",
  expiredNote: '{host} did not answer in time, so this time is free again.',
  reason: 'Message from {host}:',
  move: 'Move',
  loading: 'Loading…',
  cancel: 'Cancel booking',
  cancelTitle: 'Cancel this booking?',
  /** The same for a request. */
  request: {
    cancel: 'Withdraw request',
    cancelTitle: 'Withdraw this request?',
    keep: 'Keep request',
    cancelling: 'Withdrawing…',
  },
  cancelText: "This frees up the time for others. We'll email you and {host}.",
  message: 'Message to {host} (optional)',
  keep: 'Keep booking',
  close: 'Close',
  cancelling: 'Cancelling…',
  /** Right after it. */
  cancelled: { heading: 'Your meeting is cancelled', text: "We've emailed you and {host}." },
  withdrawn: { heading: 'Your request is withdrawn', text: "We've emailed you and {host}." },
  moved: { heading: 'Your meeting has a new time', text: "We've emailed you and {host}." },
  movedRequest: 'Your request has a new time',
  /** Its attendee asks for another time, which waits for the host. */
  moveAsked: {
    text: 'You asked for {time}. {host} has until {until} to answer; until then the time above is kept.',
    takeBack: 'Keep the present time',
    failed: "That didn't work. Please try again.",
  },
  askedMove: 'Your request is sent',
  cancelFailed: "We couldn't cancel the booking. Please try again.",
} as const
