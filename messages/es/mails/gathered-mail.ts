import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Más novedades de la última hora',
  bookings: { one: '{count} reserva más', many: '{count} de reservas más', other: '{count} reservas más' },
  requests: {
    one: '{count} solicitud de reserva más',
    many: '{count} de solicitudes de reserva más',
    other: '{count} solicitudes de reserva más',
  },
  cancellations: { one: '{count} cancelación', many: '{count} de cancelaciones', other: '{count} cancelaciones' },
  responses: { one: '{count} respuesta más', many: '{count} de respuestas más', other: '{count} respuestas más' },
  entry: '{title}, {who}',
  reason: 'Mensaje: {reason}',
  more: 'y {left} más',
  openMeetings: 'Abrir tus reuniones',
  openForms: 'Abrir tus formularios',
  why: 'Cuando llegan muchas notificaciones en una hora, reunimos las demás en un solo correo para no llenar tu bandeja de entrada.',
} satisfies Translated<typeof source>
