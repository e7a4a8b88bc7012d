/** To a guest who has asked for times that a page does not offer. */
export const timeRequestMail = {
  received: {
    subject: 'Request sent: {title}',
    heading: 'Your request has been sent',
    intro: '{owner} can see the times that you asked for, and answers by email. Nothing is booked yet.',
  },
  suggested: {
    subject: 'Choose a time: {title}',
    heading: 'Choose a time',
    intro:
      '{owner} suggests these times instead. A link shows the time first; nothing is booked before you press the button there.',
  },
  declined: {
    subject: 'Request declined: {title}',
    heading: 'Your request was declined',
    intro: "These times don't suit {owner}.",
  },
  closed: {
    subject: 'Request closed: {title}',
    heading: 'Your request can no longer be accepted',
    intro: "{owner}'s booking page isn't available any more. Your request ends with it, and nothing is booked.",
  },
  why: "You're getting this because somebody entered this address on a booking page. If that wasn't you, ignore this email.",
} as const
