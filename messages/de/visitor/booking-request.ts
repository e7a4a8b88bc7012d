import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: 'Buchungen werden erst gültig, wenn {host} sie bestätigt. Bis dahin bleibt die Zeit für Sie reserviert.',
  submit: 'Anfrage senden',
  pending: 'Wird gesendet …',
} satisfies Translated<typeof source>
