/** When the owner can be booked: time off, calendars, and the calendars that show their meetings. */
export const availability = {
  title: 'Availability',
  intro: 'Your days off, your calendars and what they are for.',
  introOfRoom: 'When this room cannot be booked, and calendars that show its meetings.',
  calendars: {
    heading: 'Calendars',
    intro: 'What each calendar is for, on your booking pages and on new ones. Each page can differ.',
    none: 'Connect a calendar, and its events block your time. <link>Connect a calendar</link>',
    more: 'Connect or disconnect accounts',
    uses: { blocking: 'Blocks my time', booking: 'Gets my bookings' },
    onSome: { one: 'On {on} of {count} page', other: 'On {on} of {count} pages' },
    readOnly: "Read only: can't get bookings",
    differ: {
      title: 'Use this account in the same way on all its pages?',
      text: 'Your pages use the calendars of this account in different ways. This change makes them alike on every page that uses one of them.',
      confirm: 'Make them alike',
    },
  },
} as const
