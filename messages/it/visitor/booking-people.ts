import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'Invita altre persone',
    label: 'Persone invitate',
    hint: {
      one: 'L’indirizzo email di una persona. Riceverà l’invito anche lei.',
      many: 'Fino a {count} di indirizzi email, separati da virgole. Anche queste persone riceveranno l’invito.',
      other: 'Fino a {count} indirizzi email, separati da virgole. Anche queste persone riceveranno l’invito.',
    },
  },
  code: {
    label: 'Codice ricevuto per email',
    sent: 'Abbiamo inviato un codice a {email}. Inseriscilo per prenotare.',
    sentAt: 'Abbiamo inviato un codice a {email} alle {time}. Inseriscilo per prenotare.',
    wrong: 'Il codice non è corretto. Inserisci le sei cifre dell’ultima email che ti abbiamo inviato.',
    resend: 'Invia un altro codice',
    sending: 'Invio…',
  },
} satisfies Translated<typeof source>
