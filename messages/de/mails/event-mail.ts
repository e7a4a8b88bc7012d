import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'Wann:',
  before: 'Vorher:',
  yourTime: '{when} (Ihre Ortszeit)',
  otherTime: '{when} (Ortszeit von {name})',
  otherTimeThatDay: '{period}, {zone} (Ortszeit von {name})',
  otherTimeInFull: '{date}, {period}, {zone} (Ortszeit von {name})',
  times: '{date}, {period}, {zone}',
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Wer:',
  person: '{name} ({email})',
  where: 'Wo:',
  description: 'Beschreibung:',
  ownWords: 'Nachricht von {owner}:',
  yourWords: 'Ihre Nachricht:',
  addToCalendar: 'In {calendars} eintragen oder die angehängte Einladung öffnen.',
  calendarHint: 'Öffnen Sie die angehängte Einladung, um den Termin in Ihren Kalender einzutragen.',
  map: 'Karte öffnen',
  online: 'Online',
  toBeSentByYou: 'Sie senden die Details noch an {guest}',
  openMeeting: 'Termin öffnen',
  link: { subject: 'Link zum Termin: {title} mit {name}', heading: 'Der Link zu Ihrem Termin ist da' },
  invite: { subject: 'Für Ihren Kalender: {title} mit {name}', heading: 'Tragen Sie den Termin in Ihren Kalender ein' },
} satisfies Translated<typeof source>
