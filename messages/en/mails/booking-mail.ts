/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: { subject: 'Confirmed: {title} with {owner}', heading: 'Your meeting is booked' },
  notice: { subject: 'New booking: {title} with {guest}', heading: '{guest} booked {title}' },
  moved: {
    subject: 'New time: {title} with {name}',
    heading: '{name} moved your meeting',
    ownHeading: 'Your meeting has a new time',
    reason: 'Message:',
  },
  manage: 'View or cancel',
  /** The sender's name of a mail to the owner. */
  sender: '{guest} (via Slotform)',
} as const
