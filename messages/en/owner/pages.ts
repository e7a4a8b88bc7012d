/** Time slot pages: the list, and a page as its owner sees it. */
export const pages = {
  title: 'Time Slot Pages',
  one: 'Time Slot Page',
  intro: {
    person: 'Share a link and let people book time with you.',
    team: 'Share a link and let people book time with hosts of the team.',
  },
  create: 'Create Time Slot Page',
  edit: 'Edit Time Slot Page',
  loadFailed: "We couldn't load this",
  search: 'Search pages',
  error: 'Error',
  problem: {
    invalidId: 'Invalid time slot page ID.',
    notFound: 'Time slot page not found.',
    help: 'It may have been deleted, or the link is incomplete.',
    back: 'Back to Time Slot Pages',
  },
  empty: {
    title: 'No time slot pages yet',
    text: {
      person: "Say when you're free, share one link, and let people pick a time.",
      team: 'Set hours and hosts, share one link, and let people pick a time.',
    },
  },
  firstSteps: {
    done: 'Done',
    /** Whose time the pages offer, and when they are busy. */
    begin: {
      title: { person: '1. Connect your calendars', team: '1. Invite hosts' },
      text: {
        person: "So nobody books you when you're busy. Go to <link>Integrations</link>.",
        team: 'A page offers the time of its hosts, who are <link>Members</link>. Each of them chooses calendars.',
      },
    },
    create: {
      title: '2. Create a page',
      text: {
        person: 'All it takes is a title, a duration and your hours.',
        team: 'All it takes is a title, a duration, hours and hosts.',
      },
      textWithLink: {
        person: 'All it takes is a title, a duration and your hours. Start under <link>Time Slot Pages</link>.',
        team: 'All it takes is a title, a duration, hours and hosts. Start under <link>Time Slot Pages</link>.',
      },
    },
    share: { title: '3. Share it', text: "Send the link to anyone. They don't need an account to book." },
  },
  created: {
    label: 'Share your new page',
    title: '“{title}” is ready to share',
    secret: 'The page is secret. Make a link for people who may book.',
    done: 'Time slot page created successfully',
    failed: 'Failed to create time slot page',
  },
  updated: { done: 'Time slot page updated successfully', failed: 'Failed to update time slot page' },
  card: {
    active: 'Active',
    inactive: 'Inactive',
    secret: 'Secret, by link only',
    noDescription: 'No description provided',
    slots: '{minutes} min slots',
    recently: 'Recently',
    noBookings: 'No upcoming bookings',
    bookings: { one: '{count} booked · next {when}', other: '{count} booked · next {when}' },
    nextSoon: '{weekday} {time}',
    nextLater: '{date}, {time}',
    takesBookings: 'Take bookings on {title}',
    view: 'View Page',
    unpublished: 'This page is unpublished. Publish it so people can book.',
    bookForGuest: 'Book for someone',
  },
  duplicate: {
    label: 'Duplicate',
    done: 'Time slot page duplicated',
    note: '“{title}” is unpublished.',
    failed: 'Failed to duplicate time slot page',
  },
  publish: {
    title: 'Publish “{title}”?',
    text: 'Anyone with the link /{slug} can book a time.',
    secret: 'The page is secret: anyone who has one of its links can book a time.',
    done: 'Time slot page published successfully',
  },
  unpublish: {
    title: 'Unpublish “{title}”?',
    text: 'People can no longer book at /{slug}. Existing bookings stay, and you can publish the page again at any time.',
    secret:
      'Its links stop working. Existing bookings stay, and you can publish the page again at any time, with the same links.',
    done: 'Time slot page unpublished successfully',
  },
  delete: {
    title: 'Delete “{title}”?',
    text: "{bookings} The link /{slug} will stop working. This can't be undone.",
    secret: "{bookings} All its links will stop working. This can't be undone.",
    bookings: {
      none: 'This page has no future bookings. Past ones stay in your meetings.',
      some: {
        one: 'This page has {count} future booking. It stays in your meetings.',
        other: 'This page has {count} future bookings. They stay in your meetings.',
      },
      counting: 'Counting future bookings…',
      unknown: 'Bookings stay in your meetings.',
    },
    done: 'Time slot page deleted successfully',
    failed: 'Failed to delete time slot page',
  },
  page: {
    duration: '{minutes} min',
    bookings: {
      heading: 'Bookings to come',
      none: 'No bookings to come. Share the link, and they will be listed here.',
      all: { one: 'Show {count} booking', other: 'Show all {count} bookings' },
    },
    link: {
      heading: 'Link',
    },
    visitors: { heading: 'What visitors see', text: 'Choose a time to book it for someone.' },
    unpublished: {
      person: 'This page is unpublished. Only you can book on it, for someone else.',
      team: 'This page is unpublished. Only the team can book on it, for someone else.',
    },
  },
} as const
