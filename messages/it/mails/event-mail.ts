import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}, {when}',
  when: 'Quando:',
  before: 'Prima:',
  yourTime: '{when} (per te)',
  otherTime: '{when} (per {name})',
  otherTimeThatDay: '{period}, {zone} (per {name})',
  otherTimeInFull: '{date}, {period}, {zone} (per {name})',
  times: '{date}, {period}, {zone}',
  timesThere: '{date}, {period}',
  period: { '24h': '{start}–{end}', '12h': '{start} – {end}' },
  moment: '{date}, {time}, {zone}',
  who: 'Chi:',
  person: '{name} ({email})',
  where: 'Dove:',
  description: 'Descrizione:',
  ownWords: 'Messaggio di {owner}:',
  yourWords: 'Il tuo messaggio:',
  addToCalendar: 'Aggiungi l’appuntamento a {calendars} o apri l’invito allegato.',
  calendarHint: 'Apri l’invito allegato per aggiungere l’appuntamento al tuo calendario.',
  map: 'Apri la mappa',
  online: 'Online',
  toBeSentByYou: 'Invierai i dettagli a {guest}',
  openMeeting: 'Apri l’appuntamento',
  link: {
    subject: 'Link per partecipare: {title} con {name}',
    heading: 'Il link per il tuo appuntamento è pronto',
  },
  invite: {
    subject: 'Per il tuo calendario: {title} con {name}',
    heading: 'Aggiungi l’appuntamento al tuo calendario',
  },
} satisfies Translated<typeof source>
