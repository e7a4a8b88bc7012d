import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'Dodaj gości',
    label: 'Goście',
    hint: {
      one: 'Adres e-mail jednego gościa, który też otrzyma zaproszenie.',
      few: 'Adresy e-mail gości (najwyżej {count}), oddzielone przecinkami. Oni też otrzymają zaproszenie.',
      many: 'Adresy e-mail gości (najwyżej {count}), oddzielone przecinkami. Oni też otrzymają zaproszenie.',
      other: 'Adresy e-mail gości (najwyżej {count}), oddzielone przecinkami. Oni też otrzymają zaproszenie.',
    },
  },
  code: {
    label: 'Kod z wiadomości e-mail',
    sent: 'Na adres {email} wysłaliśmy kod. Wpisz go, aby zarezerwować.',
    sentAt: 'O {time} wysłaliśmy kod na adres {email}. Wpisz go, aby zarezerwować.',
    wrong: 'To nie ten kod. Wpisz sześć cyfr z naszej ostatniej wiadomości.',
    resend: 'Wyślij nowy kod',
    sending: 'Wysyłanie…',
  },
} satisfies Translated<typeof source>
