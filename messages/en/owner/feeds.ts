/** Feeds of meetings, for calendar programs. */
export const feeds = {
  heading: 'Feeds',
  intro: {
    person: 'See your meetings in a calendar app: it subscribes to an address that only you know.',
    team: 'See meetings of the team in a calendar app: it subscribes to an address that nobody can guess.',
    room: 'See meetings in this room in a calendar app: it subscribes to an address that nobody can guess.',
  },
  none: 'No feeds yet.',
  list: 'Feeds',
  loadFailed: "We couldn't load the feeds.",
  newFeed: 'New feed',
  allMeetings: 'All meetings and bookings',
  onePage: 'One booking page',
  neverRead: 'Created {date}, not read yet',
  lastRead: 'Last read {date}',
  deleteFeed: 'Delete feed',
  kinds: {
    full: { name: 'Everything', hint: 'Titles, people, places and links. For your own calendar app.' },
    busy: { name: 'Busy times only', hint: 'Only when there are meetings. To share with others.' },
  },
  create: {
    title: 'New feed',
    text: 'Its address works in Google Calendar, Outlook, Apple Calendar and other apps.',
    kind: 'What it shows',
    page: 'Which meetings',
    submit: 'Create feed',
    failed: "The feed wasn't created",
  },
  made: {
    title: 'Copy the address now',
    text: "We won't show it again. Anyone who has it can read the feed, so treat it like a password.",
    thing: 'Address',
    open: 'Open in calendar app',
    hint: 'In Google Calendar: Other calendars, From URL. In Outlook: Add calendar, Subscribe from web. Apps read it again every few hours.',
    done: 'Done',
  },
  delete: {
    title: 'Delete this feed?',
    text: "Apps that read it stop showing the meetings. This can't be undone.",
    done: 'Feed deleted',
    failed: "The feed wasn't deleted",
  },
} as const
