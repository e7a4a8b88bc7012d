import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Completar la reserva',
  close: 'Cerrar',
  hostTime: '{time} para {host}',
  name: 'Nombre',
  email: 'Correo electrónico',
  emailHint: 'Aquí recibirás la confirmación y la invitación para tu calendario.',
  requiredNote: 'Obligatorio',
  loading: 'Cargando las preguntas…',
  notLoaded: 'No hemos podido cargar las preguntas.',
  loadAgain: 'Reintentar',
  submit: 'Reservar',
  pending: 'Reservando…',
  failure: {
    title: 'Error',
    default: 'No se ha podido reservar la reunión',
    network: 'No hemos podido enviar tu reserva. Revisa tu conexión e inténtalo de nuevo. Tus datos siguen aquí.',
    gone: 'Esta página ya no está publicada. No se ha reservado nada.',
    outdated:
      'Las preguntas acaban de cambiar. Todavía no se ha reservado nada. Revisa tus respuestas y vuelve a reservar.',
    tooMany: 'Demasiados intentos de reserva desde tu red.',
    nothingBooked: 'No se ha reservado nada. Inténtalo de nuevo en un momento.',
    refused: {
      past: 'Este horario ya ha empezado o ya ha pasado.',
      notice: 'Ya es tarde para reservar este horario: hace falta más antelación.',
      window: 'Este horario está fuera de las fechas que se pueden reservar.',
      limit: 'Ya no se aceptan más reservas en torno a esta fecha.',
      closed: 'Quien organiza la reunión no está disponible en este horario.',
      hours: 'Este horario ya no se ofrece.',
    },
    nearest: 'Horarios disponibles más cercanos:',
    noneNearby: 'En este momento no hay otros horarios disponibles.',
  },
} satisfies Translated<typeof source>
