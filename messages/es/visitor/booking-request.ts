import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: '{host} aprueba cada reserva. Hasta entonces te guardamos el horario.',
  submit: 'Enviar solicitud',
  pending: 'Enviando…',
} satisfies Translated<typeof source>
