/** The emails of a page: reminders, the follow-up, the owner's own words. */
export const pageEmails = {
  reminders: {
    heading: 'Reminders',
    intro:
      'Emails before the start. Each is sent once, moves with the booking and is dropped when it is cancelled. A booking keeps the reminders it was made with.',
    list: 'All reminders',
    before: 'Reminder {number}: before the start',
    unit: 'Reminder {number}: minutes, hours or days',
    to: 'Reminder {number}: sent to',
    readers: { attendee: 'The person who books', both: 'Both of you' },
    words: 'Reminder {number}: your own words',
    insert: 'Insert into reminder {number}',
    wordsHint: 'In place of the words for all reminders below.',
    addWords: 'Add your own words',
    addWordsTo: 'Add your own words to reminder {number}',
    remove: 'Remove reminder {number}',
    add: 'Add reminder',
    none: 'No reminders are sent.',
    effect: 'Sent {lengths} before the start. A booking made later than that goes without.',
  },
  followUp: {
    heading: 'Follow-up',
    intro: 'An email to the person who booked, after the meeting. Not sent after a cancellation or a no-show.',
    isOn: 'Send a follow-up',
    after: 'Follow-up: after the end',
    unit: 'Follow-up: minutes, hours or days',
    words: 'Follow-up: text',
    insert: 'Insert into the follow-up',
    preset: 'Thank you for your time.',
    form: 'Follow-up: form',
    formHint: 'Optional. The email links to it, and each response names the meeting.',
    unpublished: "This form isn't published, so the email has no link to it yet.",
    effect: 'Sent {length} after the end.',
    effectAtEnd: 'Sent as soon as the meeting ends.',
  },
  texts: {
    heading: 'Your own words',
    intro: 'Plain text that is added to the emails of this page.',
    mails: {
      confirmation: {
        label: 'In the confirmation',
        insert: 'Insert into the confirmation',
        hint: 'How to prepare or how to find you, for example.',
      },
      reminder: {
        label: 'In every reminder',
        insert: 'Insert into every reminder',
        hint: 'A reminder with words of its own has those instead.',
      },
      cancellation: {
        label: 'In the cancellation',
        insert: 'Insert into the cancellation',
        hint: 'How to book again, for example.',
      },
    },
  },
  /** Lengths in the largest unit that fits: `1 day, 90 minutes and 15 minutes`. */
  lengths: {
    minutes: { one: '{count} minute', other: '{count} minutes' },
    hours: { one: '{count} hour', other: '{count} hours' },
    days: { one: '{count} day', other: '{count} days' },
    and: '{list} and {last}',
  },
  length: '{count} of {max}',
  preview: 'Preview with a sample booking',
  /** Buttons that insert a variable. */
  variables: {
    attendee_name: 'Their name',
    owner_name: 'Your name',
    page_title: 'Page title',
    start: 'Start',
    duration: 'Duration',
    location: 'Location',
    manage_url: 'Link to change it',
  },
  samples: { attendee: 'Ada Lovelace', owner: 'Your name', manageUrl: 'https://example.com/b/…' },
} as const
