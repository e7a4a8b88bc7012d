import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Cancelado: {title} com {name}',
  heading: '{name} cancelou a reunião',
  ownHeading: 'Você cancelou a reunião',
  reason: 'Mensagem:',
  withdrawn: {
    subject: 'Solicitação retirada: {title} com {name}',
    heading: '{name} retirou a solicitação',
    ownHeading: 'Você retirou sua solicitação',
  },
  declined: { subject: 'Solicitação recusada: {title} com {name}', heading: '{name} recusou sua solicitação' },
  expired: {
    subject: 'Não confirmado: {title} com {name}',
    heading: '{name} não respondeu a tempo à sua solicitação',
  },
  bookAgain: 'Agendar outra reunião',
} satisfies Translated<typeof source>
