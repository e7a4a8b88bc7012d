/** What an attendee reads on the page of one booking. */
export const managedBooking = {
  notFound: 'This booking was not found. Please check the link in your mail.',
  pageTitle: 'Your booking',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  with: (ownerName: string) => `Your meeting with ${ownerName}`,
  attendee: 'Booked by',
  yourTime: 'Your time',
  hostTime: "Your host's time",
  download: 'Add to Calendar',
  bookAnother: 'Book another time',
}
