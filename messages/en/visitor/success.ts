/** A booking that has just been made. */
export const success = {
  pageTitle: 'Booking confirmed',
  heading: 'Booking confirmed',
  mailNote: 'A confirmation is on its way to your inbox.',
  mailedTo: 'We emailed {email}.',
  /** Its host has to approve it. `until`: `June 4, 2030, 14:30`. */
  request: { heading: 'Request sent', text: "Not confirmed yet. You'll hear from your host by {until}." },
  /** The heading when the confirmation is opened again after the meeting. */
  overHeading: 'This meeting has taken place',
  meeting: 'Meeting',
  withHost: 'with {host}',
  manage: 'Move or cancel booking',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  location: 'Location',
  goBack: 'Go Back',
  addToCalendar: 'Add to Calendar',
  goHome: 'Go to Homepage',
  calendarFailed: "We couldn't create the calendar file. It's also attached to your confirmation email.",
  eventTitle: 'Meeting',
} as const
