/** Connecting a calendar server with an app password. */
export const caldav = {
  connect: 'Connect CalDAV',
  renew: 'Renew CalDAV',
  intro: "We'll test the connection first. Your password is stored encrypted and never shown.",
  connected: 'CalDAV connected',
  renewed: 'CalDAV renewed',
  connectedText: 'Your time slot pages can now check the calendars of {account} and add bookings to them.',
  failed: 'Connection failed',
  nothingStored: 'Nothing was saved. Please try again.',
  service: 'Service',
  serverAddress: 'Server address',
  username: 'Username',
  password: 'App password',
  submit: 'Connect',
  submitRenewal: 'Renew',
  checking: 'Checking…',
  addressHint: 'The CalDAV address of your server.',
  nextcloudAddressHint: 'The address you use in the browser, e.g. cloud.example.com',
  services: {
    icloud: {
      name: 'iCloud',
      username: 'The email address of your Apple Account.',
      password:
        "Don't use your Apple Account password. Create an app-specific one at account.apple.com, under Sign-In and Security.",
    },
    fastmail: {
      name: 'Fastmail',
      username: 'Your Fastmail address.',
      password: 'Create one at Fastmail under Settings → Privacy & Security → App passwords, with access to calendars.',
    },
    nextcloud: {
      name: 'Nextcloud',
      username: 'Your Nextcloud username.',
      password: 'Create one in Nextcloud under Settings → Security → Devices & sessions: Create new app password.',
    },
    anyServer: {
      name: 'Another server',
      username: 'Usually your email address.',
      password: 'If the service offers app passwords, create one for Slotform. You can revoke it at any time.',
    },
  },
  refused: {
    unreached:
      "We can't reach this address. It must be public, start with https:// and respond. Check it, or try again in a moment.",
    elsewhere: 'This address redirects to another server. Enter the address of that server.',
    noCaldav: "We found no calendars at this address. Look for the CalDAV address in the service's settings.",
    notListed:
      "This installation only connects certain CalDAV servers, and this isn't one of them. Ask your administrator.",
    tooMuch: 'The server returned more than we can read. Is this the address of one account?',
    password: "The server didn't accept this username and password. Make sure it's an app password.",
    forbidden: "The server doesn't let this account use calendars.",
    rateLimited: 'Too many attempts. Try again in a few minutes.',
    unreadable: "The server didn't return a calendar. Try again in a moment.",
    noCalendar: 'This account has no calendar. Create one at the service, then connect again.',
  },
} as const
