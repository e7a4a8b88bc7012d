/** What a visitor reads on a booking page. */
export const booking = {
  pageTitle: (title: string, ownerName: string) => `${title} with ${ownerName}`,
  pageDescription: (minutes: string, ownerName: string) => `Pick a time for a meeting of ${minutes} with ${ownerName}.`,
  preview: { alt: 'Book a time', title: 'Book a time', call: 'Pick a time' },
  notFound: { page: 'Time slot page not found.' },
  needsScripts: 'Times are looked up as you read this page. Please switch on JavaScript to pick one and book.',
  facts: {
    duration: 'Duration',
    location: 'Location',
    timezone: 'Time zone',
    hostTime: "host's time",
    custom: 'Custom',
    more: 'Show more',
  },
  minutes: (count: number) => {
    if (count < 60 || count % 15 !== 0) return `${count} min`
    const [hours, rest] = [Math.floor(count / 60), count % 60]
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  },
  calendar: {
    label: 'Choose a date',
    previous: 'Previous month',
    next: 'Next month',
    today: 'Today',
    loading: 'Looking for free times…',
    dayStatus: (day: string, count: number) => `${day}: ${count === 1 ? '1 time' : `${count} times`}`,
  },
  times: {
    label: 'Choose a time',
    timezone: 'Timezone',
    hourFormat: 'Time format',
    refresh: 'Refresh',
    retry: 'Retry',
    none: (days: number) => `No times in the next ${days} days`,
    noneHint: 'New times may open up. Look again later, or ask your host.',
    unchecked: 'Availability cannot be checked right now',
    uncheckedHint: 'A calendar of your host does not answer. Nothing is shown that might be taken.',
    failed: 'Times could not be loaded',
    failedHint: 'Check your connection and try again.',
    gone: 'This page is no longer available',
    goneHint: 'Your host has taken it down while you had it open.',
    limited: 'Too many requests',
  },
  dialogFailed: 'The booking form could not be loaded. Check your connection and choose a time again.',
  scheduled: 'Your meeting has been scheduled successfully!',
  poweredBy: 'Scheduling by',
}
