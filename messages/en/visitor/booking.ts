/** A booking page. */
export const booking = {
  pageTitle: '{title} with {host}',
  pageDescription: 'Book a {minutes}-minute meeting with {host}.',
  preview: { alt: 'Book a time', title: 'Book a time', call: 'Pick a time' },
  notFound: { page: 'Time slot page not found.' },
  /** Without JavaScript. */
  plain: { note: 'JavaScript is off. You can still book.', seeTimes: 'See available times' },
  facts: {
    duration: 'Duration',
    location: 'Location',
    timezone: 'Time zone',
    hostTime: "{host}'s time",
    /** A location that the owner has not written down yet. */
    toBeShared: 'Your host will share the details',
    more: 'Show more',
  },
  duration: {
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
    both: '{hours} hr {minutes} min',
  },
  calendar: {
    today: 'Today, {day}',
    previous: 'Previous month',
    next: 'Next month',
    loading: 'Looking for available times…',
    dayStatus: { one: '{day}: {count} time', other: '{day}: {count} times' },
  },
  times: {
    label: 'Choose a time',
    timezone: 'Timezone',
    hourFormat: 'Time format',
    refresh: 'Refresh',
    retry: 'Retry',
    none: { one: 'No times available in the next {count} day', other: 'No times available in the next {count} days' },
    noneHint: 'Check back later, or contact your host.',
    unchecked: "We can't check availability right now",
    uncheckedHint:
      "Your host's calendar isn't responding, so we're not showing times that might be taken. Try again in a minute.",
    failed: "We couldn't load the times",
    failedHint: 'Check your connection and try again.',
    gone: 'This page is no longer available',
    goneHint: 'Your host has just unpublished it.',
    limited: 'Too many requests',
  },
  dialogFailed: "We couldn't open the booking form. Check your connection and pick a time again.",
  scheduled: 'Your meeting has been scheduled successfully!',
  madeWith: 'Scheduling by <link>Slotform</link>',
} as const
