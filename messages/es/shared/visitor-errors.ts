import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'Este horario ya no está disponible.'

/**
 * Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. They are in the HTML of
 * visitors' pages, so a code that only owners or programs can meet belongs into `apiErrors`.
 */
export const visitorErrors = {
  foreign_origin: 'Origen no permitido',
  sign_in_refused: 'Esta dirección de correo no tiene permiso para iniciar sesión aquí.',
  sign_in_links_sent:
    'Ya hemos enviado enlaces de acceso a esta dirección. Revisa tu bandeja de entrada: los tres últimos funcionan durante 15 minutos.',
  booking_not_found: 'No se ha encontrado la reserva',
  form_not_published: 'Este formulario no existe o no está publicado. Revisa la dirección e inténtalo de nuevo.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'Esta reserva ya está cancelada.',
  too_late: 'Ya es tarde para cambiar esta reserva en línea. Escribe a quien organiza la reunión.',
  form_closed: 'Este formulario está cerrado.',
  limited: 'Demasiadas solicitudes. Inténtalo más tarde.',
  not_storable: 'El texto contiene caracteres que no se pueden guardar',
  unavailable: 'El servicio no está disponible en este momento.',
  too_slow: 'La operación ha tardado demasiado. Inténtalo de nuevo.',
  email_not_sent: 'No se ha podido enviar el correo',
  availability_unknown: 'En este momento no se puede comprobar la disponibilidad.',
  internal: 'Se ha producido un error',
} satisfies Translated<typeof source>
