/** A team asks a member to be a host of a page. A name that holds something like a link is left out. */
export const hostMail = {
  subject: '{team} asks you to host {page}',
  subjectUnnamed: 'You are asked to host a booking page',
  heading: 'Host a booking page?',
  text: '{team} would like to offer your time on the page {page}.',
  textByTeam: '{team} would like to offer your time on a booking page.',
  textByPage: 'A team would like to offer your time on the page {page}.',
  textUnnamed: 'A team would like to offer your time on a booking page.',
  calendars: 'Nobody is booked with you before you agree. Only you choose which of your calendars are checked.',
  button: 'See what is asked',
} as const
