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
    readers: {
      attendee: { person: 'The attendee' },
      both: { person: 'Both of you', team: 'The attendee and the hosts' },
    },
    words: 'Reminder {number}: your own words',
    language: 'Reminder {number}: language of your words',
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
    intro: 'An email to the attendee, after the meeting. Not sent after a cancellation or a no-show.',
    none: 'No follow-up is sent.',
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
    intro:
      'Give each email to the attendee a subject and a text of your own. Where you leave one empty, the email is as we write it.',
    none: 'All emails are as we write them.',
    mail: 'Email',
    language: 'Language of the email',
    changed: '{mail} (your words)',
    groups: {
      always: 'Each booking',
      approval: 'Bookings that you approve',
      moves: 'Moves that you approve',
    },
    mails: {
      confirmation: {
        label: 'Confirmation',
        hint: 'Once the booking is confirmed. How to prepare or how to find you, for example.',
      },
      reminder: {
        label: 'Reminder',
        hint: 'Before the start. A reminder with a text of its own has that instead of this text.',
      },
      followUp: {
        label: 'Follow-up',
        hint: 'After the meeting, if the follow-up above is switched on.',
      },
      moved: {
        label: 'New time',
        hint: 'When the booking was moved, by you or by them.',
      },
      cancellation: {
        label: 'Cancellation',
        hint: 'When the booking was cancelled, by you or by them. How to book again, for example.',
      },
      link: {
        label: 'Video link',
        hint: 'When the link of a video service comes later than the confirmation.',
      },
      request: {
        label: 'Request received',
        hint: 'When the booking waits for your approval.',
      },
      declined: {
        label: 'Request declined',
        hint: 'When you decline the booking.',
      },
      expired: {
        label: 'Request expired',
        hint: 'When nobody approved the booking in time.',
      },
      withdrawn: {
        label: 'Request withdrawn',
        hint: 'When the request ends before you decide, by you or by them.',
      },
      moveRequested: {
        label: 'Move: request received',
        hint: 'When they ask for another time and the page needs your approval.',
      },
      moveDeclined: {
        label: 'Move: declined',
        hint: 'When you decline the other time. The booking keeps its own.',
      },
      moveExpired: {
        label: 'Move: expired',
        hint: 'When nobody approved the other time. The booking keeps its own.',
      },
    },
    subject: 'Subject',
    insertSubject: 'Insert into the subject',
    text: 'Text',
    insertText: 'Insert into the text',
    textAbove: 'Its text is that of the follow-up above.',
    elsewhere: 'Where this is empty, people who read {language} get the words in {main}.',
    preview: {
      show: 'Show the email',
      hide: 'Hide the email',
      subject: 'Subject: {subject}',
      frame: 'The email with a sample booking',
      failed: "We couldn't draw the email. Please try again.",
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
    attendee_name: "Attendee's name",
    owner_name: { person: 'Your name', team: 'Name of the team' },
    host_names: 'Names of the hosts',
    page_title: 'Page title',
    start: 'Start',
    duration: 'Duration',
    location: 'Location',
    manage_url: 'Link to change it',
  },
  samples: { attendee: 'Ada Lovelace', owner: 'Your name', host: 'Grace Hopper', manageUrl: 'https://example.com/b/…' },
} as const
