/** Accounts of calendar and video services. */
export const integrations = {
  title: 'Platform Integrations',
  metaTitle: 'Integrations',
  intro: 'Connect the calendars and video tools you use.',
  calendars: { heading: 'Calendars', intro: 'We check these for conflicts and add your bookings.' },
  toFeeds: 'Want to see your meetings in a calendar app? <feeds>Subscribe to a feed</feeds>.',
  notEnabled: 'Not enabled on this server: {services}',
  /** Cards whose headline is more than the provider's name. */
  headlines: { caldav: 'Apple iCloud, Fastmail, Nextcloud', ics: 'A calendar by its address (ICS)' },
  providers: {
    zoom: 'Adds a unique Zoom link to every meeting.',
    google: 'Checks your Google calendars for conflicts, adds bookings to them, and creates Google Meet links.',
    microsoft:
      'Checks your Outlook calendars for conflicts and adds bookings to them. Work and school accounts also get Teams links.',
    caldav: 'Any calendar that speaks CalDAV. Checks your calendars for conflicts and adds bookings to them.',
    ics: "Any calendar that publishes a file: a team's shifts, a school, a sports club. We check it for conflicts and only read it.",
  },
  connect: 'Connect {service}',
  connectWith: 'Connect with {service}',
  connectAnother: 'Connect another account',
  /** Connecting a calendar that has an address and no account. */
  byAddress: { add: 'Add a calendar by address', addAnother: 'Add another calendar' },
  notConfigured: "{service} isn't enabled on this server. Your administrator can set it up (see docs/providers.md).",
  account: '{service} account',
  connected: 'Connected',
  renewalRequired: 'Renewal required',
  since: 'Connected {date}',
  lastUsed: 'Connected {date} · Last used {lastUse}',
  calendarOnly: "Calendar only. This account can't create Teams links.",
  locations: {
    places: { in_person: 'In person', phone: 'Phone', link: 'Link', elsewhere: 'Somewhere else' },
    connectFirst: '{location} (Connect {service} first)',
    cannotCreateLinks: "{location} (Your account can't create links)",
  },
  renewals: {
    label: 'Connections to renew',
    title: '{service} Token Renewal Required',
    text: "Slotform lost access to {account}. Until you reconnect, it won't create links or events, and times that depend on it aren't offered.",
    thisAccount: 'this account',
    refresh: 'Refresh',
  },
  disconnect: {
    button: 'Disconnect',
    title: 'Disconnect {service}?',
    text: "Slotform will lose access to this account. Existing meetings won't change.",
    textNamed: "Slotform will lose access to this account ({account}). Existing meetings won't change.",
    done: { title: 'Integration disconnected', text: 'Integration successfully disconnected' },
    failed: { title: 'Disconnection failed', text: 'Failed to disconnect integration' },
    checking: 'Looking for pages that use it…',
    unknown: 'Pages using it will stop checking it.',
    unused: 'No time slot page uses it.',
    stopsChecking: '{pages} will stop checking this account for conflicts.',
    stopsWriting: "New bookings on {pages} won't be added to its calendars.",
    stopsLinks: "New bookings on {pages} won't get a link until you connect another account or change the location.",
    stopsDefault: 'Its calendars will be removed from your defaults.',
    page: '“{title}”',
    morePages: '{count} more',
  },
  arrival: {
    connected: {
      google: {
        title: 'Google connected',
        text: 'Your time slot pages can now check its calendars, and you can meet on Google Meet.',
      },
      microsoft: {
        title: 'Microsoft connected',
        text: 'Your time slot pages can now check its calendars. With a work or school account, you can meet on Microsoft Teams.',
      },
      zoom: { title: 'Zoom connected', text: 'You can now choose Zoom as a location for meetings.' },
    },
    failed: 'Connection failed',
    errors: {
      missing_params: 'The sign-in came back incomplete. Start again with the Connect button on this page.',
      invalid_user:
        'This sign-in was started more than ten minutes ago, in another browser or by another user. Start again from here.',
      token_exchange_failed: "The provider didn't complete the sign-in. Wait a moment and connect again.",
      authentication_failed: "The provider didn't grant access. Connect again and choose Allow.",
      tenant_access: "Your organization hasn't approved Slotform. Ask its administrator, or use another account.",
      configuration_error:
        "This server isn't set up correctly for that provider. Ask your administrator to check its registration there.",
      user_info_failed: "We couldn't tell which account this is. Wait a moment and connect again.",
      consent_required: 'Some permissions are missing. Connect again and keep every box checked on the consent screen.',
      AADSTS50020:
        "This Microsoft account belongs to an organization that doesn't have access here. Sign in with another one.",
    },
    unknownError: 'Failed to connect integration. Please try again.',
  },
} as const
