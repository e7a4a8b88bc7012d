import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: 'Randevu, {host} onayladığında kesinleşir. O zamana kadar bu saat sizin için ayrılır.',
  submit: 'Talep gönder',
  pending: 'Gönderiliyor…',
} satisfies Translated<typeof source>
