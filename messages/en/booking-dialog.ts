/** What a visitor reads while booking; a file of its own, for it is loaded with the dialog. */
export const bookingDialog = {
  title: 'Complete Booking',
  close: 'Close',
  name: 'Name',
  email: 'Email',
  emailHint: 'The confirmation and a calendar file go there.',
  requiredNote: 'Required',
  loading: 'Loading the questions…',
  notLoaded: 'The questions could not be loaded.',
  loadAgain: 'Try again',
  submit: 'Book Meeting',
  pending: 'Booking…',
  failure: {
    title: 'Error',
    default: 'Failed to book meeting',
    network: 'Your booking could not be sent. Check your connection and try again; what you typed is kept.',
    gone: 'This booking page was taken down while you had it open. Nothing has been booked.',
    outdated:
      'The questions were changed while you had this page open. Nothing has been booked: look through your answers and book again.',
    tooMany: 'Too many bookings from your network.',
    nothingBooked: 'Nothing has been booked. Please try again in a moment.',
    nearest: 'Still free nearby:',
    noneNearby: 'No other times are free for now.',
  },
}
