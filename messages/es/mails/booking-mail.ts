import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Confirmada: {title} con {owner}',
    heading: 'Tu reunión está reservada',
    approved: '{owner} ha aprobado tu solicitud',
  },
  notice: { subject: 'Nueva reserva: {title} con {guest}', heading: '{guest} ha reservado «{title}»' },
  request: {
    subject: 'Solicitud enviada: {title} con {owner}',
    heading: 'Tu solicitud está pendiente de aprobación',
    next: 'Aún sin confirmar:',
    until: '{owner} puede responder hasta el {until}. Te avisaremos por correo en cualquier caso.',
  },
  requestNotice: {
    subject: 'Aprobar o rechazar: {title} con {guest}',
    heading: '{guest} quiere reservar «{title}»',
    next: 'Responder antes de:',
    until: '{until}. Después, la solicitud caduca y el horario vuelve a estar libre.',
    approve: 'Aprobar',
    decline: 'Rechazar',
  },
  moved: {
    subject: 'Nuevo horario: {title} con {name}',
    heading: '{name} ha reprogramado la reunión',
    ownHeading: 'Tu reunión tiene un nuevo horario',
    requestHeading: '{name} ha reprogramado la solicitud',
    ownRequestHeading: 'La solicitud tiene un nuevo horario',
    reason: 'Mensaje:',
  },
  manage: 'Reprogramar o cancelar',
  manageRequest: 'Reprogramar o retirar',
  view: 'Ver la reserva',
  closed:
    'Ya es tarde para reprogramar o cancelar en línea. Si no puedes asistir, responde a este correo para avisar a {owner}.',
  sender: '{guest} (vía Slotform)',
} satisfies Translated<typeof source>
