import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'Tu reserva',
  status: {
    pending: 'Pendiente de aprobación',
    confirmed: 'Confirmada',
    over: 'Finalizada',
    cancelled: 'Cancelada',
    withdrawn: 'Retirada',
    declined: 'Rechazada',
    expired: 'Caducada',
  },
  with: 'Tu reunión con {host}',
  attendee: 'Reserva de',
  guests: 'Personas invitadas',
  answers: 'Tus respuestas',
  yourTime: 'Tu hora',
  hostTime: 'Para {host}: {period}, {zone}',
  hostTimeInFull: 'Para {host}: {date}, {period}, {zone}',
  download: 'Añadir al calendario',
  bookAnother: 'Reservar otra reunión',
  bookAgain: 'Volver a reservar',
  pendingNote:
    '{host} tiene que aprobar esta reserva. Mientras tanto te guardamos el horario. Te avisaremos por correo.',
  pendingUntil:
    '{host} puede aprobar esta reserva hasta el {until}. Mientras tanto te guardamos el horario. Te avisaremos por correo.',
  declinedNote: '{host} no puede en este horario.',
  expiredNote: '{host} no respondió a tiempo, así que este horario vuelve a estar libre.',
  reason: 'Mensaje de {host}:',
  move: 'Reprogramar',
  loading: 'Cargando…',
  cancel: 'Cancelar reserva',
  cancelTitle: '¿Cancelar esta reserva?',
  request: {
    cancel: 'Retirar solicitud',
    cancelTitle: '¿Retirar esta solicitud?',
    keep: 'Mantener solicitud',
    cancelling: 'Retirando…',
  },
  cancelText: 'El horario quedará libre para otras personas. Te enviaremos un correo a ti y otro a {host}.',
  message: 'Mensaje para {host} (opcional)',
  keep: 'Mantener reserva',
  close: 'Cerrar',
  cancelling: 'Cancelando…',
  cancelled: { heading: 'Tu reunión está cancelada', text: 'Te hemos enviado un correo a ti y otro a {host}.' },
  withdrawn: { heading: 'Has retirado tu solicitud', text: 'Te hemos enviado un correo a ti y otro a {host}.' },
  moved: {
    heading: 'Tu reunión tiene un nuevo horario',
    text: 'Te hemos enviado un correo a ti y otro a {host}.',
  },
  movedRequest: 'Tu solicitud es ahora para el nuevo horario',
  cancelFailed: 'No hemos podido cancelar la reserva. Inténtalo de nuevo.',
} satisfies Translated<typeof source>
