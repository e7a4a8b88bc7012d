import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Annulé : {title} avec {name}',
  heading: '{name} a annulé le rendez-vous',
  ownHeading: 'Vous avez annulé le rendez-vous',
  reason: 'Message :',
  withdrawn: {
    subject: 'Demande retirée : {title} avec {name}',
    heading: '{name} a retiré sa demande',
    ownHeading: 'Vous avez retiré votre demande',
  },
  declined: { subject: 'Demande refusée : {title} avec {name}', heading: '{name} a refusé votre demande' },
  expired: {
    subject: 'Non confirmé : {title} avec {name}',
    heading: '{name} n’a pas répondu à temps à votre demande',
  },
  bookAgain: 'Réserver un autre rendez-vous',
} satisfies Translated<typeof source>
