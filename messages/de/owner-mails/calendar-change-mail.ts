import type { calendarChangeMail as source } from '@/messages/en/owner-mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: in {service} gelöscht',
    heading: 'Ein Kalendereintrag wurde gelöscht',
    booking: 'Sie haben „{title}“ in {service} gelöscht. Die Buchung besteht weiterhin.',
    meeting: 'Sie haben „{title}“ in {service} gelöscht. Der Termin besteht weiterhin.',
  },
  moved: {
    subject: '{title}: in {service} verschoben',
    heading: 'Ein Kalendereintrag wurde verschoben',
    text: 'Sie haben „{title}“ in {service} auf eine Zeit verschoben, zu der es eine andere Buchung gibt (oder in einen ganztägigen Eintrag umgewandelt). Deshalb gilt weiterhin die ursprüngliche Zeit.',
  },
  button: 'Änderung prüfen',
} satisfies Translated<typeof source>
