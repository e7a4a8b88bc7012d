import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: '{host} valide chaque réservation. En attendant, le créneau reste bloqué pour vous.',
  submit: 'Envoyer la demande',
  pending: 'Envoi…',
} satisfies Translated<typeof source>
