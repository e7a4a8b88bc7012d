/** Choosing calendars of the connected accounts. */
export const calendars = {
  loading: 'Loading your calendars',
  none: 'No calendars available.',
  loadFailed: "We couldn't load your calendars. Your selection is unchanged.",
  sendsInvitation: 'Sends the invitation',
  makePrimary: 'Make primary',
  makePrimaryNamed: 'Make {name} primary',
  readOnly: 'Read-only',
  unread: {
    reconnect: 'This account needs to be reconnected.',
    forbidden: "{service} doesn't let Slotform read this account.",
    unreadable: "{service} returned something we can't read.",
    limited: '{service} is limiting our requests. Please try again in a moment.',
    unavailable: "{service} isn't responding right now.",
    unsupported: "This server can't read {service}.",
  },
  primary: 'Primary',
  primaryName: 'Primary calendar',
  unnamed: 'Untitled calendar',
  untitledEvent: '(No title)',
  gone: 'No longer exists',
  goneAccount: 'No longer connected',
} as const
