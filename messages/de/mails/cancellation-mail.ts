import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'Abgesagt: {title} mit {name}',
  heading: '{name} hat den Termin abgesagt',
  ownHeading: 'Sie haben den Termin abgesagt',
  reason: 'Nachricht:',
  withdrawn: {
    subject: 'Zurückgezogen: {title} mit {name}',
    heading: '{name} hat die Anfrage zurückgezogen',
    ownHeading: 'Sie haben Ihre Anfrage zurückgezogen',
  },
  declined: { subject: 'Abgelehnt: {title} mit {name}', heading: '{name} hat Ihre Anfrage abgelehnt' },
  expired: {
    subject: 'Nicht bestätigt: {title} mit {name}',
    heading: '{name} hat nicht rechtzeitig auf Ihre Anfrage geantwortet',
  },
  bookAgain: 'Neuen Termin buchen',
} satisfies Translated<typeof source>
