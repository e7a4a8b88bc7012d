/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Invitation: {title}', heading: '{owner} invited you to a meeting' },
  update: { subject: 'Updated: {title}', heading: '{owner} changed the meeting' },
  cancellation: { subject: 'Cancelled: {title}', heading: '{owner} cancelled the meeting' },
} as const
