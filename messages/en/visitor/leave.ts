/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: 'Leave {title}',
  heading: 'Not coming?',
  text: '{guest} gets no more emails about this meeting with {host}. The meeting takes place without you.',
  submit: 'Leave the meeting',
  left: "You're off the list",
  leftText: 'The meeting with {host} takes place without you. Delete it from your calendar if it is still there.',
  unknown: 'This link is not valid any more, or you have left the meeting.',
} as const
