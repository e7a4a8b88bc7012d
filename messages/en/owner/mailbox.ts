/** The mails of an instance without a mail transport. */
export const mailbox = {
  title: 'Mailbox',
  intro: 'No mail server is configured, so emails appear here. Only this machine can see this page.',
  empty: 'No emails yet.',
  envelope: 'From {from} to {to}, {time}',
  calendarFile: 'Calendar file',
  asHtml: 'View as HTML',
} as const
