/** A booking page. */
export const booking = {
  pageTitle: '{title} with {host}',
  pageDescription: {
    one: 'Book a {count}-minute meeting with {host}.',
    other: 'Book a {count}-minute meeting with {host}.',
  },
  preview: { alt: 'Book a time', title: 'Book a time', call: 'Pick a time' },
  /** Without JavaScript. */
  plain: { note: 'JavaScript is off. You can still book.', seeTimes: 'See available times' },
  facts: {
    duration: 'Duration',
    location: 'Location',
    /** A location that the owner has not written down yet. */
    toBeShared: 'Your host will share the details',
    more: 'Show more',
    less: 'Show less',
  },
  duration: {
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
    both: '{hours} hr {minutes} min',
  },
  calendar: {
    today: 'Today, {day}',
    closed: '{day}, closed: {label}',
    previous: 'Previous month',
    next: 'Next month',
    previousWeek: 'Previous week',
    nextWeek: 'Next week',
    wholeMonth: 'Show the whole month',
    loading: 'Looking for available times…',
    dayStatus: { one: '{day}: {count} time', other: '{day}: {count} times' },
  },
  dayParts: { night: 'Night', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  times: {
    label: 'Choose a time',
    hourFormat: 'Time format',
    /** A choice of it: of 12 hours, or of 24. */
    clock: '{hours}h',
    refresh: 'Refresh',
    retry: 'Retry',
    /** Whole dates, with their weekdays. */
    none: 'No times available from {from} to {to}',
    /** Once its last date is over. */
    over: 'This page takes no more bookings',
    later: 'Look at later dates',
    noneHint: 'Check back later, or reply to the person who sent you this link.',
    noHours: 'The host has no regular hours at the moment.',
    allTaken: 'The times on these days are all taken, or the host is away.',
    more: 'See what else you can book with {host}',
    closed: 'Closed: {label}',
    next: 'Next available: {day}',
    unchecked: {
      title: "We can't check availability right now",
      hint: "Your host's calendar can't be read right now, so we're not showing times that might be taken. Try again later.",
    },
    failed: { title: "We couldn't load the times", hint: 'Check your connection and try again.' },
    gone: { title: 'This page is no longer available', hint: 'Your host has just unpublished it.' },
    limited: 'Too many requests',
    changed: {
      title: 'This duration is no longer available',
      hint: 'Pick a time again.',
    },
  },
  dialogFailed: "We couldn't open the booking form. Check your connection and pick a time again.",
  scheduled: 'Your meeting has been scheduled successfully!',
  madeWith: 'Scheduling by <link>Slotform</link>',
} as const
