import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'Prenotazione confermata',
  heading: 'Prenotazione confermata',
  mailNote: 'Stai per ricevere una conferma via email.',
  mailedTo: 'Abbiamo inviato un’email a {email}.',
  request: { heading: 'Richiesta inviata', text: 'Non ancora confermato. Riceverai una risposta entro {until}.' },
  overHeading: 'Questo appuntamento si è già svolto',
  meeting: 'Appuntamento',
  withHost: 'con {host}',
  manage: 'Sposta o annulla',
  date: 'Data',
  time: 'Ora',
  duration: 'Durata',
  location: 'Luogo',
  goBack: 'Indietro',
  addToCalendar: 'Aggiungi al calendario',
  goHome: 'Vai alla home',
  calendarFailed: 'Non siamo riusciti a creare il file per il calendario. È anche allegato all’email di conferma.',
  eventTitle: 'Appuntamento',
} satisfies Translated<typeof source>
