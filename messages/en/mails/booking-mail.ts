/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Confirmed: {title} with {owner}',
    heading: 'Your meeting is booked',
    approved: '{owner} approved your request',
  },
  notice: { subject: 'New booking: {title} with {guest}', heading: '{guest} booked {title}' },
  /** It waits for the owner's approval. `until`: `Thursday, June 4, 2026, 14:30, (GMT+03:00) Istanbul`. */
  request: {
    subject: 'Request sent: {title} with {owner}',
    heading: 'Your request is waiting for approval',
    next: 'Not confirmed yet:',
    until: "{owner} has until {until} to answer. We'll email you either way.",
  },
  requestNotice: {
    subject: 'Approve or decline: {title} with {guest}',
    heading: '{guest} asks to book {title}',
    next: 'Answer by:',
    until: '{until}. After that the request expires and the time is free again.',
    approve: 'Approve',
    decline: 'Decline',
  },
  /** Its attendee asks for another time; the booking stands. */
  moveRequest: {
    subject: 'New time requested: {title} with {owner}',
    heading: 'You asked for a new time. Until it is approved, your meeting keeps its old one',
    noticeSubject: 'Approve or decline a new time: {title} with {guest}',
    noticeHeading: '{guest} asks to move {title}',
  },
  moved: {
    subject: 'New time: {title} with {name}',
    heading: '{name} moved your meeting',
    ownHeading: 'Your meeting has a new time',
    requestHeading: '{name} moved the request',
    ownRequestHeading: 'The request has a new time',
    reason: 'Message:',
  },
  /** Another host holds the booking now. To the guest, the new host and the old one. `{from}` and `{to}` are hosts: people or rooms. */
  reassigned: { subject: 'New host: {title} with {owner}', heading: '{to} takes the place of {from}' },
  takenOver: {
    subject: 'Handed over to you: {title} with {guest}',
    heading: '{from} handed {title} with {guest} over to you',
  },
  passedOn: {
    subject: 'No longer yours: {title} with {guest}',
    heading: '{to} holds {title} with {guest} in your place',
  },
  /** The booking is in the way of time off. Its buttons are times: `Thursday, June 4, 14:00`. */
  offer: {
    subject: 'Please choose a new time: {title} with {owner}',
    heading: "{owner} can't make it at this time. Please choose another one",
    elsewhere: 'Choose another time, or cancel',
  },
  manage: 'Move or cancel',
  manageRequest: 'Move or withdraw',
  /** In place of the above once it is too late for both. */
  view: 'View booking',
  closed: "It's too late to move or cancel online. If you can't make it, reply to this email to tell {owner}.",
  /** The sender's name of a mail to the owner. */
  sender: '{guest} (via Slotform)',
} as const
