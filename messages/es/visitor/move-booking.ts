import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'Elige un nuevo horario',
  pageTitle: 'Reprogramar {title}',
  present: 'Tu horario actual',
  keep: 'Mantener este horario',
  confirmTitle: '¿Cambiar a este horario?',
  newTime: 'Nuevo horario',
  text: 'Tu horario anterior quedará libre para otras personas. Te enviaremos un correo a ti y otro a {host}.',
  message: 'Mensaje para {host} (opcional)',
  otherTime: 'Elegir otro horario',
  submit: 'Reprogramar reserva',
  pending: 'Reprogramando…',
  close: 'Cerrar',
  failure: {
    title: 'No se ha reprogramado',
    network: 'No hemos podido reprogramar tu reserva. Revisa tu conexión e inténtalo de nuevo. Tu mensaje sigue aquí.',
    default: 'No hemos podido reprogramar tu reserva. Inténtalo de nuevo.',
    nothing: 'No ha cambiado nada.',
    tooMany: 'Demasiados intentos desde tu red.',
    refused: {
      taken: 'Otra persona acaba de reservar este horario.',
      past: 'Este horario o tu reunión ya ha empezado.',
      notice: 'Ya es tarde para elegir este horario: hace falta más antelación.',
      window: 'Este horario está fuera de las fechas que se pueden reservar.',
      limit: 'Ya no se aceptan más reservas en torno a esta fecha.',
      closed: 'Quien organiza la reunión no está disponible en este horario o no acepta reservas ahora mismo.',
      hours: 'Este horario ya no se ofrece.',
      too_late: 'Ya es tarde para reprogramar esta reserva aquí.',
      moves_used: 'Esta reserva ya no se puede reprogramar aquí.',
      already_cancelled: 'Esta reserva se ha cancelado mientras tanto.',
      booking_not_found: 'Ya no encontramos esta reserva.',
      availability_unknown:
        'El calendario de quien organiza la reunión no responde y no podemos comprobar este horario. Inténtalo de nuevo en un minuto.',
    },
    changed: 'Esta reserva ha cambiado mientras tanto. Su horario actual: {time}. ¿Aún quieres reprogramarla?',
    changedUnknown: 'Esta reserva ha cambiado mientras tanto. ¿Aún quieres reprogramarla?',
    contact: 'Escribe a {host}: <mail>{email}</mail>',
    nearest: 'Horarios disponibles más cercanos:',
    noneNearby: 'En este momento no hay otros horarios disponibles.',
  },
} satisfies Translated<typeof source>
