/** Texts of the mails. */
export const mails = {
  magicLink: {
    subject: 'Your Slotform login link',
    heading: 'Sign in to Slotform',
    text: (email: string) => `Somebody, most likely you, asked for a link that signs ${email} in.`,
    button: 'Sign in',
    validity: 'The link is valid for 15 minutes and works once.',
    ignore: 'If it was not you, ignore this mail: nobody can sign in without it.',
  },
  test: {
    subject: 'Test mail from Slotform',
    heading: 'Your mail works',
    text: (email: string) => `You asked for a test mail to ${email}. It arrived, so invitations will, too.`,
  },
  booking: {
    confirmationSubject: (title: string, ownerName: string) => `Confirmed: ${title} with ${ownerName}`,
    noticeSubject: (title: string, attendeeName: string) => `New booking: ${title} with ${attendeeName}`,
    confirmationHeading: 'Your meeting is booked',
    noticeHeading: 'You have a new booking',
    when: 'When',
    yourTime: 'your time',
    timeOf: (name: string) => `${name}'s time`,
    who: 'Who',
    where: 'Where',
    join: 'Join the meeting',
    manage: 'View the booking',
    calendarHint: 'The attached file puts it into your calendar.',
  },
  locations: {
    google_meet: 'Google Meet',
    teams: 'Microsoft Teams',
    zoom: 'Zoom',
    custom: 'To be agreed',
  },
  footer: 'Sent by Slotform',
}
