import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. Apart from it, because booking pages carry that from the start. */
export const unknownBooking = {
  heading: 'Niente da mostrare qui',
  text: 'Non c’è nessuna prenotazione da mostrare. L’email di conferma contiene tutti i dettagli.',
  needsScripts: 'Attiva JavaScript per vedere qui la tua prenotazione. L’email di conferma contiene tutti i dettagli.',
} satisfies Translated<typeof source>
