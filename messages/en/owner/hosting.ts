/** Pages of teams that name the reader as a host. */
export const hosting = {
  title: 'Hosting',
  intro: 'Pages of teams that would like to offer your time. Nobody is booked with you before you agree.',
  facts: '{team} · {group}',
  states: { asked: 'Waits for your answer', agreed: 'You host this page', declined: 'Declined' },
  agree: 'Agree',
  agreeTo: 'Agree to host {title}',
  decline: 'Decline',
  declineOf: 'Decline to host {title}',
  calendars: 'Calendars',
  calendarsHint: 'Only you see and choose them.',
  conflicts: 'Calendars that block your time',
  targets: 'Calendars that get your bookings',
  noCalendars:
    'Without a calendar, only your bookings and meetings here block your time. <link>Connect a calendar</link>',
  failed: 'Failed to save your choice',
  loadFailed: 'Failed to load the pages',
  empty: {
    title: 'No page names you',
    text: 'When a team would like to offer your time on a page, it is listed here.',
  },
} as const
