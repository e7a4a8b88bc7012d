import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: 'Invitación: {title}', heading: '{owner} te invita a una reunión' },
  update: { subject: 'Actualizada: {title}', heading: '{owner} ha cambiado la reunión' },
  cancellation: { subject: 'Cancelada: {title}', heading: '{owner} ha cancelado la reunión' },
  guest: {
    invitation: 'Invitación a una reunión con {owner}',
    update: 'Tu reunión con {owner} tiene un nuevo horario',
    cancellation: 'Tu reunión con {owner} está cancelada',
    leave: 'No asistiré',
  },
} satisfies Translated<typeof source>
