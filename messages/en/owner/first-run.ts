/** The three steps from a new account to a link that can be shared. */
export const firstRun = {
  heading: 'Set up your booking link',
  intro: 'Three steps, about a minute.',
  start: 'Get started',
  resume: 'Continue',
  skip: 'Skip for now',
  steps: {
    you: 'Your name and time zone',
    hours: 'Your hours',
    link: 'Your link',
  },
  done: 'Done',
  ready: { heading: 'Your link is ready', text: 'Send it to anyone. They pick a time, and you both get an email.' },
  progress: 'Step {number} of {total}',
  next: 'Next',
  create: 'Create my link',
  creating: 'Creating…',
  you: { nameHint: 'Visitors see it on your page and in emails.' },
  hours: {
    intro: 'When can people book you? You can refine each day later.',
    days: 'Days',
    noDay: 'Choose at least one day.',
    length: 'Length of a meeting',
    minutes: '{minutes} min',
    from: 'From',
    to: 'To',
  },
  link: {
    title: 'Title',
    titlePreset: '{minutes}-minute meeting',
    later: 'You can add a place, questions and calendars later.',
  },
  /** Below the link that is ready. */
  calendar: {
    heading: 'Connect your calendar',
    text: "So nobody books you when you're busy. Bookings are added to it.",
    another: 'Another calendar',
  },
  failed: { title: 'Error', settings: 'Failed to update settings', page: 'Failed to create time slot page' },
} as const
