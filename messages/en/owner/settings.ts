export const settings = {
  title: 'Settings',
  intro: 'Your profile, and how dates and times look.',
  loadFailed: { title: 'Failed to fetch settings', text: 'Check your connection and try again.', retry: 'Retry' },
  unsaved: 'You have unsaved changes.',
  saved: 'Settings Updated',
  saveFailed: { title: 'Failed to update settings', text: 'Your changes are still here. Please try again.' },
  profile: {
    heading: 'Profile',
    fullName: 'Full name',
    hint: 'Shown on your booking pages and as the sender of your emails.',
    example: 'Ada Lovelace',
  },
  time: {
    heading: 'Date and time',
    weekStartDay: 'Week start day',
    timeFormat: 'Time format',
    dateFormat: 'Date format',
    formatExample: '{format} ({example})',
    timezoneHint: {
      saved: 'Used across Slotform and in your emails.',
      detected: 'Detected from your browser. Save to keep it.',
      unknown: "We couldn't detect your time zone. Choose one and save.",
    },
    preview: 'How it will look',
    weeks: 'Weeks run from {first} to {last}.',
  },
  calendars: {
    heading: 'Default calendars',
    intro: 'We add meetings you create to these calendars.',
    introWithOrder:
      'We add meetings you create to these calendars. The first calendar sends invitations; the others get a copy.',
    none: 'Meetings stay in Slotform until you connect one. <link>Connect a calendar</link>',
  },
  appearance: {
    heading: 'Appearance',
    intro: 'Saved in this browser. Visitors always see their own system theme.',
    choices: { system: 'System', light: 'Light', dark: 'Dark' },
  },
  testMail: {
    heading: 'Email',
    intro: "Check that our emails reach you. We'll send a test to <address>{email}</address>.",
    send: 'Send me a test email',
    sent: 'Test email sent',
    sentText: 'Look for it at {email}.',
    failed: 'Failed to send test email',
  },
} as const
