import type { calendarChangeMail as source } from '@/messages/en/mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: eliminato su {service}',
    heading: 'Un evento è stato eliminato',
    booking: 'Hai eliminato «{title}» su {service}. La prenotazione resta valida.',
    meeting: 'Hai eliminato «{title}» su {service}. L’appuntamento resta valido.',
  },
  moved: {
    subject: '{title}: spostato su {service}',
    heading: 'Un evento è stato spostato',
    text: 'Su {service} hai spostato «{title}» a un orario che si sovrappone a un’altra prenotazione (o l’hai reso un evento di tutto il giorno), quindi abbiamo mantenuto l’orario originale.',
  },
  button: 'Rivedi la modifica',
} satisfies Translated<typeof source>
