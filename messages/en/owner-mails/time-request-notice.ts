/** To an owner, for whom a guest has left a request for times that a page does not offer. */
export const timeRequestNotice = {
  subject: '{attendee} asks for another time: {title}',
  heading: 'Request for another time',
  intro: '{attendee} found no time that fits on “{title}” and asks for another one:',
  open: 'Answer the request',
  hint: 'You can accept a time once, suggest three others, open those hours, or decline.',
} as const
