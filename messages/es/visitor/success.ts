import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'Reserva confirmada',
  heading: 'Reserva confirmada',
  mailNote: 'Enseguida recibirás la confirmación por correo.',
  mailedTo: 'Hemos enviado un correo a {email}.',
  request: { heading: 'Solicitud enviada', text: 'Aún sin confirmar. Tendrás una respuesta antes del {until}.' },
  overHeading: 'Esta reunión ya ha tenido lugar',
  meeting: 'Reunión',
  withHost: 'con {host}',
  manage: 'Reprogramar o cancelar',
  date: 'Fecha',
  time: 'Hora',
  duration: 'Duración',
  location: 'Lugar',
  goBack: 'Volver',
  addToCalendar: 'Añadir al calendario',
  goHome: 'Ir al inicio',
  calendarFailed: 'No hemos podido crear el archivo de calendario. También está adjunto en tu correo de confirmación.',
  eventTitle: 'Reunión',
} satisfies Translated<typeof source>
