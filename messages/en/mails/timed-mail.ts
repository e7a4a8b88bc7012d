/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Reminder: {title} with {name}',
  heading: 'Your meeting is coming up',
  change: 'Move or cancel',
} as const

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'After your meeting: {title} with {owner}',
  heading: 'A message about your meeting',
  openForm: 'Answer a few questions',
} as const
