import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'Buchung bestätigt',
  heading: 'Buchung bestätigt',
  mailNote: 'Sie erhalten gleich eine Bestätigung per E-Mail.',
  mailedTo: 'Wir haben eine E-Mail an {email} gesendet.',
  request: {
    heading: 'Anfrage gesendet',
    text: 'Noch nicht bestätigt. Sie erhalten bis {until} eine Antwort.',
  },
  overHeading: 'Dieser Termin hat stattgefunden',
  meeting: 'Termin',
  withHost: 'mit {host}',
  manage: 'Buchung verschieben oder absagen',
  date: 'Datum',
  time: 'Zeit',
  duration: 'Dauer',
  location: 'Ort',
  goBack: 'Zurück',
  addToCalendar: 'Zum Kalender hinzufügen',
  goHome: 'Zur Startseite',
  calendarFailed:
    'Die Kalenderdatei konnte nicht erstellt werden. Sie finden sie auch im Anhang Ihrer Bestätigungsmail.',
  eventTitle: 'Termin',
} satisfies Translated<typeof source>
