/** Accounts of calendar and video services. */
export const integrations = {
  title: 'Platform Integrations',
  metaTitle: 'Integrations',
  intro: {
    person: 'Connect the calendars and video tools you use.',
    team: 'Connect calendars and video tools for the meetings of the team.',
    room: 'Connect the calendars of this room.',
  },
  calendars: {
    heading: 'Calendars',
    intro: {
      person: 'We check these for conflicts and add your bookings.',
      team: "We add the team's bookings to these. They block nobody's time: each host chooses calendars for that, under Hosting.",
      room: 'They can block times of this room and get its bookings: choose on each page that books it, under Hosting.',
    },
  },
  toFeeds: 'Want to see the meetings in a calendar app? <feeds>Subscribe to a feed</feeds>.',
  notEnabled: 'Not enabled on this server: {services}',
  /** Cards whose headline is more than the provider's name. */
  headlines: { caldav: 'Apple iCloud, Fastmail, Nextcloud', ics: 'A calendar by its address (ICS)' },
  providers: {
    bigbluebutton: {
      person: 'Gives each meeting a room on your own BigBlueButton server. It is made when somebody joins.',
    },
    zoom: { person: 'Adds a unique Zoom link to every meeting.' },
    google: {
      person: 'Checks your Google calendars for conflicts, adds bookings to them, and creates Google Meet links.',
      team: 'Adds bookings to Google calendars and creates Google Meet links.',
    },
    microsoft: {
      person:
        'Checks your Outlook calendars for conflicts and adds bookings to them. Work and school accounts also get Teams links.',
      team: 'Adds bookings to Outlook calendars. Work and school accounts also get Teams links.',
    },
    caldav: {
      person: 'Any calendar that speaks CalDAV. Checks your calendars for conflicts and adds bookings to them.',
      team: 'Any calendar that speaks CalDAV. Adds bookings to it.',
      room: 'Any calendar that speaks CalDAV. Can be checked for conflicts and get bookings.',
    },
    ics: {
      person:
        "Any calendar that publishes a file: a team's shifts, a school, a sports club. We check it for conflicts and only read it.",
      team: 'We can only read calendars of this kind, so they do nothing for a team. You can disconnect them.',
      room: 'Any calendar that publishes a file, such as that of the building. Can be checked for conflicts; we only read it.',
    },
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
  /** What the calendars of an account are for. */
  use: {
    ofPages: {
      both: {
        one: 'Blocks time on {blocking} of {count} page · gets bookings of {booking}',
        other: 'Blocks time on {blocking} of {count} pages · gets bookings of {booking}',
      },
      blocking: {
        one: 'Blocks time on {blocking} of {count} page',
        other: 'Blocks time on {blocking} of {count} pages',
      },
      booking: {
        one: 'Gets bookings of {booking} of {count} page',
        other: 'Gets bookings of {booking} of {count} pages',
      },
    },
    ofNewPages: {
      both: 'Will block time on new pages and get their bookings',
      blocking: 'Will block time on new pages',
      booking: 'Will get bookings of new pages',
    },
    unused: {
      both: "Connected, but nothing uses it: its events don't block time, and no bookings go there.",
      blocking: "Connected, but nothing uses it: its events don't block time.",
      booking: 'Connected, but nothing uses it: no bookings go there.',
    },
    mend: 'Use it on all pages',
    change: 'Change use',
    changeOf: 'Change what the calendars of {account} are for',
    asks: 'What are these calendars for?',
    asksText: 'We preset this. Change it if you like, and save.',
    blocking: 'Blocks my time',
    blockingHint: "We don't offer times when these are busy.",
    booking: { person: 'Gets my bookings', team: 'Gets bookings of the team' },
    noBooking: 'No calendar of this account',
    kept: 'Other calendars that get bookings still do.',
    pages: 'On which pages',
    all: 'All pages',
    some: 'Some pages',
    newPages: 'New pages start with this, and each page can differ: Calendars, in its editor.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Calendar use saved',
    failed: "Calendar use wasn't saved",
  },
  /** Events of calendar files of which something cannot be read. */
  unread: {
    intro: {
      person: {
        one: "We can't read {count} event of this account. The time that it could concern isn't offered.",
        other: "We can't read {count} events of this account. The times that they could concern aren't offered.",
      },
      team: {
        one: "We can't read {count} event of this account.",
        other: "We can't read {count} events of this account.",
      },
    },
    untitled: 'An entry without a title',
    titled: '“{title}”',
    dated: '{name}, {date}, {time}:',
    parts: {
      start: "Its start can't be read.",
      end: "Its end can't be read.",
      rule: "How it repeats can't be read.",
      date: "An added date can't be read.",
      exception: "A date that is left out or moved can't be read.",
      zone: "Its time zone isn't known.",
      repeats: 'It repeats more often than we can count.',
      busy: "A busy time can't be read.",
      file: 'It is no calendar entry.',
    },
  },
  calendarOnly: "Calendar only. This account can't create Teams links.",
  locations: {
    places: { in_person: 'In person', phone: 'Phone', link: 'Link', elsewhere: 'Somewhere else' },
    videos: { jitsi: 'Jitsi Meet', own_address: 'Own address' },
    connectFirst: '{location} (Connect {service} first)',
    cannotCreateLinks: "{location} (Your account can't create links)",
  },
  renewals: {
    label: 'Connections to renew',
    title: '{service} Token Renewal Required',
    text: {
      person:
        "Slotform lost access to {account}. Until you reconnect, it won't create links or events, and times that depend on it aren't offered.",
      team: "Slotform lost access to {account}. Until you reconnect, it won't create links or events.",
    },
    turnedAway: {
      one: '{count} visitor has found no times because of this.',
      other: '{count} visitors have found no times because of this.',
    },
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
    unknown: 'Pages that use it will do without it.',
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
        text: 'See below what its calendars are for. You can also meet on Google Meet.',
      },
      microsoft: {
        title: 'Microsoft connected',
        text: 'See below what its calendars are for. With a work or school account, you can also meet on Microsoft Teams.',
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
