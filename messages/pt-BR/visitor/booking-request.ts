import type { bookingRequest as source } from '@/messages/en/visitor/booking-request'
import type { Translated } from '@/messages/message'

/** Completing a booking that its host has to approve. */
export const bookingRequest = {
  note: '{host} aprova cada agendamento. Até lá, o horário fica reservado para você.',
  submit: 'Enviar solicitação',
  pending: 'Enviando…',
} satisfies Translated<typeof source>
