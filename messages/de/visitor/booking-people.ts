import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'Gäste hinzufügen',
    label: 'Gäste',
    hint: {
      one: 'Die E-Mail-Adresse eines Gasts, der die Einladung ebenfalls erhält.',
      other: 'E-Mail-Adressen von bis zu {count} Gästen, durch Kommas getrennt. Auch die Gäste erhalten die Einladung.',
    },
  },
  code: {
    label: 'Code aus der E-Mail',
    sent: 'Wir haben einen Code an {email} gesendet. Geben Sie ihn ein, um zu buchen.',
    sentAt: 'Wir haben um {time} einen Code an {email} gesendet. Geben Sie ihn ein, um zu buchen.',
    wrong: 'Dieser Code stimmt nicht. Geben Sie die sechs Ziffern aus unserer neuesten E-Mail ein.',
    resend: 'Neuen Code senden',
    sending: 'Wird gesendet …',
  },
} satisfies Translated<typeof source>
