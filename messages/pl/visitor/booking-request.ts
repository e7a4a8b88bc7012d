import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: '{host} zatwierdza każdą rezerwację. Do chwili zatwierdzenia trzymamy ten termin dla Ciebie.',
  submit: 'Wyślij prośbę',
  pending: 'Wysyłanie…',
} satisfies Translated<typeof source>
