/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: 'New response: {title} – {who}',
  preview: '{title}, {who}',
  heading: 'You have a new response',
  who: 'From: {who}',
  when: 'Received: {when}',
  noAnswers: 'All questions were skipped.',
  open: 'Open response',
  settings: "You're getting this because notifications are on for this form. Change it in the form's {tab} tab.",
} as const
