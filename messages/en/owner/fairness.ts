/** What the hosts of a team's page got, and what they were due. */
export const fairness = {
  title: 'Fairness',
  intro:
    'Due is a host’s share, by weight, of the bookings for which they were free. The next booking goes to the host who is owed most.',
  back: 'Page',
  from: 'From',
  to: 'To',
  toBeforeFrom: 'The last day is before the first',
  all: 'All dates',
  bookings: { one: '{count} booking', other: '{count} bookings' },
  noBookings: 'No bookings',
  places: { one: 'each takes {count} host', other: 'each takes {count} hosts' },
  facts: '{bookings}, {places}',
  caption: 'What the hosts of {group} got, and what they were due',
  host: 'Host',
  weight: 'Weight',
  got: 'Got',
  due: 'Due',
  owed: 'Owed',
  states: { asked: 'Asked', declined: 'Declined', left: 'No longer a host' },
  loadFailed: 'Failed to load the figures',
  empty: {
    title: 'No group shares its bookings',
    text: 'Fairness counts in groups of which a booking takes some of the hosts.',
  },
} as const
