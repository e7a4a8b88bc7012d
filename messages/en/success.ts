/** What a visitor reads once a booking is made. */
export const success = {
  pageTitle: 'Booking confirmed',
  heading: 'Booking confirmed',
  mailNote: 'A confirmation is on its way to your inbox.',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  location: 'Location',
  joinLink: 'Join link',
  join: 'Join the meeting',
  password: 'Password',
  goBack: 'Go Back',
  addToCalendar: 'Add to Calendar',
  goHome: 'Go to Homepage',
  calendarFailed: 'The calendar file could not be made. It is attached to your confirmation mail as well.',
  unknownHeading: 'Nothing to show here',
  unknown: 'This address holds no booking. The confirmation in your inbox has all the details.',
  needsScripts:
    'Please switch on JavaScript to see your booking here. The confirmation in your inbox has all the details.',
  eventTitle: 'Meeting',
}
