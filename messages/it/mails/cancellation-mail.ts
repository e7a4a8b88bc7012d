import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Annullato: {title} con {name}',
  heading: '{name} ha annullato l’appuntamento',
  ownHeading: 'Hai annullato l’appuntamento',
  reason: 'Messaggio:',
  withdrawn: {
    subject: 'Richiesta ritirata: {title} con {name}',
    heading: '{name} ha ritirato la richiesta',
    ownHeading: 'Hai ritirato la tua richiesta',
  },
  declined: { subject: 'Richiesta rifiutata: {title} con {name}', heading: '{name} ha rifiutato la tua richiesta' },
  expired: {
    subject: 'Non confermato: {title} con {name}',
    heading: '{name} non ha risposto in tempo alla tua richiesta',
  },
  bookAgain: 'Prenota un altro appuntamento',
} satisfies Translated<typeof source>
