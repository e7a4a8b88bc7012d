/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Cancelled: {title} with {name}',
  heading: '{name} cancelled the meeting',
  ownHeading: 'You cancelled the meeting',
  reason: 'Message:',
  /** A request that nobody had approved yet. */
  withdrawn: {
    subject: 'Withdrawn: {title} with {name}',
    heading: '{name} withdrew the request',
    ownHeading: 'You withdrew your request',
  },
  declined: { subject: 'Declined: {title} with {name}', heading: '{name} declined your request' },
  expired: {
    subject: 'Not confirmed: {title} with {name}',
    heading: '{name} did not answer your request in time',
  },
  /** A request to move: the booking keeps its time. */
  moveDeclined: {
    subject: 'Time stays: {title} with {name}',
    heading: "{name} can't make the new time. Your meeting stays at this one",
  },
  moveExpired: {
    subject: 'Time stays: {title} with {name}',
    heading: '{name} did not answer in time about the new time. Your meeting stays at this one',
  },
  asked: 'You asked for:',
  bookAgain: 'Book another meeting',
} as const
