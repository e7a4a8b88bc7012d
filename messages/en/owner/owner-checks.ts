/** Like `checks`, of calls that only an owner's screens make. */
export const ownerChecks = {
  /** `until`: `2026-11-23 14:05 UTC`. */
  mailLimit: {
    one: 'Your account has reached its email limit: {limit} until {until}. {left} left, and this needs {count} email. Nothing was changed.',
    other:
      'Your account has reached its email limit: {limit} until {until}. {left} left, and this needs {count} emails. Nothing was changed.',
  },
  tooManyToRead: 'This form has too many responses to go through in time. Narrow the dates.',
  languageUnknown: 'Unknown language',
  textUnknown: 'Unknown text',
  jumpForward: 'A jump must go to a later question',
  /** Connecting a calendar server. */
  caldavUnreached:
    "We can't reach this address. It must be public, start with https:// and respond. Check it, or try again in a moment.",
  caldavElsewhere: 'This address redirects to another server. Enter the address of that server.',
  caldavNone: "We found no calendars at this address. Look for the CalDAV address in the service's settings.",
  caldavNotListed:
    "This installation only connects certain CalDAV servers, and this isn't one of them. Ask your administrator.",
  caldavTooMuch: 'The server returned more than we can read. Is this the address of one account?',
  caldavPassword: "The server didn't accept this username and password. Make sure it's an app password.",
  caldavForbidden: "The server doesn't let this account use calendars.",
  caldavRateLimited: 'Too many attempts. Try again in a few minutes.',
  caldavUnreadable: "The server didn't return a calendar. Try again in a moment.",
  caldavNoCalendar: 'This account has no calendar. Create one at the service, then connect again.',
} as const
