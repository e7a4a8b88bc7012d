import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Cancelada: {title} con {name}',
  heading: '{name} ha cancelado la reunión',
  ownHeading: 'Has cancelado la reunión',
  reason: 'Mensaje:',
  withdrawn: {
    subject: 'Solicitud retirada: {title} con {name}',
    heading: '{name} ha retirado la solicitud',
    ownHeading: 'Has retirado tu solicitud',
  },
  declined: { subject: 'Solicitud rechazada: {title} con {name}', heading: '{name} ha rechazado tu solicitud' },
  expired: {
    subject: 'Sin confirmar: {title} con {name}',
    heading: '{name} no respondió a tiempo a tu solicitud',
  },
  bookAgain: 'Reservar otra reunión',
} satisfies Translated<typeof source>
