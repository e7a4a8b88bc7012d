/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Complete Booking',
  close: 'Close',
  /** The time by the host's clock. */
  hostTime: '{time} for {host}',
  name: 'Name',
  email: 'Email',
  emailHint: "We'll send your confirmation and calendar invite here.",
  requiredNote: 'Required',
  loading: 'Loading the questions…',
  notLoaded: "We couldn't load the questions.",
  loadAgain: 'Try again',
  submit: 'Book Meeting',
  pending: 'Booking…',
  failure: {
    title: 'Error',
    default: 'Failed to book meeting',
    network: "We couldn't send your booking. Check your connection and try again. Your details are still here.",
    gone: 'The host has just unpublished this page. Nothing was booked.',
    outdated: 'The host just changed the questions. Nothing was booked yet. Review your answers and book again.',
    tooMany: 'Too many booking attempts from your network.',
    nothingBooked: 'Nothing was booked. Please try again in a moment.',
    /** The rule of the page that refuses a time. */
    refused: {
      past: 'This time has already begun or passed.',
      notice: 'It is too late to book this time: the host needs more notice.',
      window: 'This time is outside the dates that can be booked.',
      limit: 'The host takes no more bookings around this date.',
      closed: 'The host is away at this time.',
      hours: 'The host no longer offers this time.',
    },
    nearest: 'Closest available times:',
    noneNearby: 'No other times are available right now.',
  },
} as const
