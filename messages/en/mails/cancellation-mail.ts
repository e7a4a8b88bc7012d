/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Cancelled: {title} with {name}',
  heading: '{name} cancelled the meeting',
  ownHeading: 'You cancelled the meeting',
  reason: 'Message:',
  bookAgain: 'Book another meeting',
} as const
