import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'Kiedy:',
  before: 'Wcześniej:',
  yourTime: '{when} (Twój czas)',
  otherTime: '{when} (czas lokalny: {name})',
  otherTimeThatDay: '{period}, {zone} (czas lokalny: {name})',
  otherTimeInFull: '{date}, {period}, {zone} (czas lokalny: {name})',
  times: '{date}, {period}, {zone}',
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Kto:',
  person: '{name} ({email})',
  where: 'Gdzie:',
  description: 'Opis:',
  ownWords: '{owner} pisze:',
  yourWords: 'Twoja wiadomość:',
  addToCalendar: 'Dodaj do kalendarza ({calendars}) lub otwórz załączone zaproszenie.',
  calendarHint: 'Otwórz załączone zaproszenie, aby dodać spotkanie do kalendarza.',
  map: 'Otwórz mapę',
  online: 'Online',
  toBeSentByYou: '{guest} otrzyma szczegóły od Ciebie',
  openMeeting: 'Otwórz spotkanie',
  link: { subject: 'Link do spotkania: {title} · {name}', heading: 'Link do spotkania jest gotowy' },
  invite: { subject: 'Do kalendarza: {title} · {name}', heading: 'Dodaj spotkanie do kalendarza' },
} satisfies Translated<typeof source>
