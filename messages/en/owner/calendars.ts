/** Choosing calendars of the connected accounts. */
export const calendars = {
  loading: 'Loading your calendars',
  none: 'No calendars available.',
  loadFailed: "We couldn't load your calendars. Your selection is unchanged.",
  sendsInvitation: 'Sends the invitation',
  makePrimary: 'Make primary',
  makePrimaryNamed: 'Make {name} primary',
  readOnly: 'Read-only',
  primary: 'Primary',
  primaryName: 'Primary calendar',
  unnamed: 'Untitled calendar',
  gone: 'No longer exists',
  goneAccount: 'No longer connected',
} as const
