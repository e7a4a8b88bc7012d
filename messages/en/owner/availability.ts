/** When an account can be booked: time off, calendars, and the calendars that show its meetings. */
export const availability = {
  title: 'Availability',
  intro: {
    person: 'Your days off, your calendars and what they are for.',
    team: 'Days off of the team, and calendars that get its bookings or show its meetings.',
    room: 'When this room cannot be booked, and calendars that show its meetings.',
  },
  calendars: {
    heading: 'Calendars',
    intro: {
      person: 'What each calendar is for, on your booking pages and on new ones. Each page can differ.',
      team: "Which calendars get bookings of the team. Each page can differ. Calendars that block a host's time are chosen by the host, under Hosting.",
    },
    none: {
      person: 'Connect a calendar, and its events block your time. <link>Connect a calendar</link>',
      team: 'Connect a calendar, and it gets the bookings of the team. <link>Connect a calendar</link>',
    },
    more: 'Connect or disconnect accounts',
    onSome: { one: 'On {on} of {count} page', other: 'On {on} of {count} pages' },
    readOnly: "Read only: can't get bookings",
    differ: {
      title: 'Use this account in the same way on all its pages?',
      text: 'Pages use the calendars of this account in different ways. This change makes them alike on every page that uses one of them.',
      confirm: 'Make them alike',
    },
  },
} as const
