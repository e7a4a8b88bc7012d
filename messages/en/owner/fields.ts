/** Controls of the owner's forms. */
export const fields = {
  timezone: 'Timezone',
  clearSearch: 'Clear search',
  list: {
    order: 'Order',
    orders: { newest: 'Newest first', title: 'By title' },
    found: { one: '{count} found', other: '{count} found' },
    none: 'Nothing matches. Try fewer letters.',
  },
  date: {
    label: 'Date',
    open: 'Open calendar',
    calendar: 'Calendar',
    months: 'Months',
    previousMonth: 'Go to the previous month',
    nextMonth: 'Go to the next month',
    today: 'Today, {date}',
    selected: '{date}, selected',
    todaySelected: 'Today, {date}, selected',
    notADate: 'Not a date. Try {example}.',
  },
  time: { label: 'Time', list: 'Times' },
  attendees: {
    placeholder: 'ada@example.com, bob@example.com',
    notAnEmail: "Not an email address, so won't be notified",
    remove: 'Remove {entry}',
  },
  location: {
    label: 'Location',
    labels: {
      in_person: 'Custom Location',
      phone: 'Phone number',
      link: 'Link',
      elsewhere: 'Custom Location',
    },
    examples: {
      in_person: 'Street, building or room',
      phone: '+1 212 555 0123',
      link: 'https://meet.example.com/ada',
      elsewhere: 'An address, a phone number or a link',
    },
    address: 'Address for video calls',
    random: '{random} becomes a code of its own for each meeting. Nothing to connect.',
    keepsLink: 'Leave it empty to keep the link, or type a new address with {random} in it.',
    empty: 'Optional. Leave empty to send the details later.',
    connect: 'For the services that are greyed out, <link>connect an account</link>.',
  },
} as const
