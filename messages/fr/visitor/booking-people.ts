import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'Inviter d’autres personnes',
    label: 'Personnes invitées',
    hint: {
      one: 'L’adresse e-mail d’une personne, qui recevra aussi l’invitation.',
      many: 'Jusqu’à {count} d’adresses e-mail, séparées par des virgules. Ces personnes recevront aussi l’invitation.',
      other: 'Jusqu’à {count} adresses e-mail, séparées par des virgules. Ces personnes recevront aussi l’invitation.',
    },
  },
  code: {
    label: 'Code reçu par e-mail',
    sent: 'Nous avons envoyé un code à {email}. Saisissez-le pour réserver.',
    sentAt: 'À {time}, nous avons envoyé un code à {email}. Saisissez-le pour réserver.',
    wrong: 'Ce n’est pas le bon code. Saisissez les six chiffres de notre dernier e-mail.',
    resend: 'Envoyer un autre code',
    sending: 'Envoi…',
  },
} satisfies Translated<typeof source>
