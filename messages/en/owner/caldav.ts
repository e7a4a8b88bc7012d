/** Connecting a calendar server with an app password. */
export const caldav = {
  connect: 'Connect CalDAV',
  renew: 'Renew CalDAV',
  intro: "We'll test the connection first. Your password is stored encrypted and never shown.",
  connected: 'CalDAV connected',
  renewed: 'CalDAV renewed',
  connectedText: 'See below what the calendars of {account} are for.',
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
} as const
