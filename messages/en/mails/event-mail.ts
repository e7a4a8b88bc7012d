/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'When:',
  /** The time before a move, struck out. */
  before: 'Before:',
  yourTime: '{when} (your time)',
  otherTime: "{when} ({name}'s time)",
  /** The same in a small line beneath, which leaves out the date if it is the same. */
  otherTimeThatDay: "{period}, {zone} ({name}'s time)",
  otherTimeInFull: "{date}, {period}, {zone} ({name}'s time)",
  /** Dates and zones come from `Intl`: `Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul`. */
  times: '{date}, {period}, {zone}',
  /** In the zone of the time that stands beside it. */
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Who:',
  person: '{name} ({email})',
  where: 'Where:',
  description: 'Description:',
  /** The owner's words in a mail to the guest, and to the owner. */
  ownWords: 'Message from {owner}:',
  yourWords: 'Your message:',
  /** Links: `Google Calendar · Outlook`. */
  addToCalendar: 'Add to {calendars}, or open the attached invite.',
  calendarHint: 'Open the attached invite to add this to your calendar.',
  /** In place of the title, to somebody who may not know the owner. */
  untitled: 'Meeting',
  map: 'Open map',
  /** A place with nothing but a link to join. */
  online: 'Online',
  /** To the owner, who has written down no place yet. */
  toBeSentByYou: "You'll send the details to {guest}",
  openMeeting: 'Open meeting',
  /** The link came after the first email, or a calendar that was to invite people did not. */
  link: { subject: 'Meeting link: {title} with {name}', heading: 'Your meeting link is ready' },
  invite: { subject: 'For your calendar: {title} with {name}', heading: 'Add your meeting to your calendar' },
} as const
