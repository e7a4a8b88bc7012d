import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Odwołane: {title} · {name}',
  heading: '{name} odwołuje spotkanie',
  ownHeading: 'Spotkanie zostało odwołane',
  reason: 'Wiadomość:',
  withdrawn: {
    subject: 'Wycofane: {title} · {name}',
    heading: '{name} wycofuje prośbę',
    ownHeading: 'Twoja prośba została wycofana',
  },
  declined: { subject: 'Odrzucone: {title} · {name}', heading: '{name} odrzuca Twoją prośbę' },
  expired: {
    subject: 'Niepotwierdzone: {title} · {name}',
    heading: 'Twoja prośba wygasła bez odpowiedzi ({name})',
  },
  bookAgain: 'Zarezerwuj inne spotkanie',
} satisfies Translated<typeof source>
