/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Invitation: {title}', heading: '{owner} invited you to a meeting' },
  update: { subject: 'Updated: {title}', heading: '{owner} changed the meeting' },
  cancellation: { subject: 'Cancelled: {title}', heading: '{owner} cancelled the meeting' },
  /** For a guest whom the attendee of a booking brings. */
  guest: {
    invitation: "You're invited to a meeting with {owner}",
    update: 'Your meeting with {owner} has a new time',
    cancellation: 'Your meeting with {owner} is cancelled',
    leave: "I'm not coming",
  },
} as const
