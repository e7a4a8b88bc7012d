import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: '{host} approva ogni prenotazione. Fino ad allora l’orario resta riservato a te.',
  submit: 'Invia richiesta',
  pending: 'Invio…',
} satisfies Translated<typeof source>
