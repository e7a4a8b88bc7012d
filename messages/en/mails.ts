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
  renewal: {
    subject: (service: string) => `${service} has to be connected again`,
    heading: (service: string) => `${service} Token Renewal Required`,
    text: (service: string, account: string) =>
      `${service} no longer lets Slotform into ${account || 'your account'}. That happens when access is taken back, when a password changes, or after a long time without use.`,
    consequence:
      'Until you renew it, times that depend on it are not offered, and new meetings get no link or calendar event from it. Nothing has been deleted.',
    button: 'Renew the connection',
  },
  calendarChange: {
    subject: (title: string, service: string, change: 'deleted' | 'moved') => `${title}: ${change} in ${service}`,
    heading: (change: 'deleted' | 'moved') => (change === 'deleted' ? 'An event was deleted' : 'An event was moved'),
    deleted: (title: string, service: string, isBooking: boolean) =>
      `“${title}” was deleted in ${service}. ${isBooking ? 'The booking' : 'The meeting'} still stands.`,
    moved: (title: string, service: string) =>
      `“${title}” was moved in ${service} to a time that it cannot have here, next to another booking or for whole days. It still stands at its old time.`,
    button: 'Decide what to do',
  },
  contact: {
    subject: (name: string) => `Contact message from ${name}`,
    heading: 'A contact message',
    from: (name: string, email: string) => `From ${name} (${email})`,
  },
  event: {
    when: 'When',
    yourTime: 'your time',
    timeOf: (name: string) => `${name}'s time`,
    who: 'Who',
    where: 'Where',
    description: 'Description',
    join: 'Join the meeting',
    passwordLine: (password: string) => `Password: ${password}`,
    calendarHint: 'The attached file puts it into your calendar.',
  },
  booking: {
    confirmationSubject: (title: string, ownerName: string) => `Confirmed: ${title} with ${ownerName}`,
    noticeSubject: (title: string, attendeeName: string) => `New booking: ${title} with ${attendeeName}`,
    confirmationHeading: 'Your meeting is booked',
    noticeHeading: 'You have a new booking',
    movedSubject: (title: string, ownerName: string) => `New time: ${title} with ${ownerName}`,
    movedHeading: (ownerName: string) => `${ownerName} moved your meeting`,
    manage: 'View or cancel the booking',
  },
  /** Of a link that came after the mail about its meeting, or of an invitation that others were to send. */
  link: (title: string, otherName: string, hasLink: boolean) => ({
    subject: hasLink ? `Link: ${title} with ${otherName}` : `For your calendar: ${title} with ${otherName}`,
    heading: hasLink ? 'Your meeting has a link' : 'Your meeting, for your calendar',
  }),
  cancellation: {
    subject: (title: string, otherName: string) => `Cancelled: ${title} with ${otherName}`,
    heading: (name: string) => `${name} cancelled the meeting`,
    ownHeading: 'You cancelled the meeting',
    reason: 'Message',
    bookAgain: 'Book another time',
  },
  meeting: {
    'meeting-invitation': {
      subject: (title: string) => `Invitation: ${title}`,
      heading: (name: string) => `${name} invites you to a meeting`,
    },
    'meeting-update': {
      subject: (title: string) => `Updated: ${title}`,
      heading: (name: string) => `${name} changed a meeting`,
    },
    'meeting-cancellation': {
      subject: (title: string) => `Cancelled: ${title}`,
      heading: (name: string) => `${name} called a meeting off`,
    },
  },
  formResponse: {
    subject: (title: string, who: string) => `New response: ${title} – ${who}`,
    heading: 'You have a new response',
    who: 'Who',
    when: 'When',
    noAnswers: 'Every question was left out.',
    open: 'Open the response',
    settings: 'You get this mail because the form notifies you of each response. Its General tab can change that.',
  },
  formDigest: {
    subject: (count: number, title: string | undefined) =>
      title === undefined ? `${newResponses(count)} to your forms` : `${newResponses(count)}: ${title}`,
    heading: (count: number) => `${newResponses(count)} since the last mail`,
    count: newResponses,
    all: 'See the responses',
    settings: 'You get this mail because these forms notify you once a day. Their General tab can change that.',
  },
  gathered: {
    subject: (parts: string[]) => parts.join(', '),
    heading: 'What else came in the last hour',
    bookings: (count: number) => `${number(count)} more ${count === 1 ? 'booking' : 'bookings'}`,
    cancellations: (count: number) => `${number(count)} ${count === 1 ? 'cancellation' : 'cancellations'}`,
    responses: (count: number) => `${number(count)} more ${count === 1 ? 'response' : 'responses'}`,
    more: (count: number) => `and ${number(count)} more`,
    openMeetings: 'Open your meetings',
    openForms: 'Open your forms',
    why: 'After 20 notices in an hour the others come in one mail, so that nobody can fill your mailbox.',
  },
  footer: 'Sent by Slotform',
}

function number(count: number): string {
  return count.toLocaleString('en-US')
}

function newResponses(count: number): string {
  return count === 1 ? '1 new response' : `${count.toLocaleString('en-US')} new responses`
}
