/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: deleted in {service}',
    heading: 'An event was deleted',
    booking: 'You deleted “{title}” in {service}. The booking is still on.',
    meeting: 'You deleted “{title}” in {service}. The meeting is still on.',
  },
  moved: {
    subject: '{title}: moved in {service}',
    heading: 'An event was moved',
    text: 'You moved “{title}” in {service} to a time that clashes with another booking (or to an all-day event), so we kept the original time.',
  },
  button: 'Review the change',
} as const
