import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Dokończ rezerwację',
  close: 'Zamknij',
  hostTime: '{host}: {time}',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  emailHint: 'Tu wyślemy potwierdzenie i zaproszenie do kalendarza.',
  requiredNote: 'Pole wymagane',
  loading: 'Wczytywanie pytań…',
  notLoaded: 'Nie udało się wczytać pytań.',
  loadAgain: 'Spróbuj ponownie',
  submit: 'Zarezerwuj spotkanie',
  pending: 'Rezerwowanie…',
  failure: {
    title: 'Błąd',
    default: 'Nie udało się zarezerwować spotkania',
    network: 'Nie udało się wysłać rezerwacji. Sprawdź połączenie i spróbuj ponownie. Wpisane dane nadal tu są.',
    gone: 'Organizator właśnie wycofał publikację tej strony. Nic nie zarezerwowano.',
    outdated:
      'Organizator właśnie zmienił pytania. Nic jeszcze nie zarezerwowano. Sprawdź odpowiedzi i spróbuj ponownie.',
    tooMany: 'Zbyt wiele prób rezerwacji z Twojej sieci.',
    nothingBooked: 'Nic nie zarezerwowano. Spróbuj ponownie za chwilę.',
    refused: {
      past: 'Ten termin już się rozpoczął lub minął.',
      notice: 'Na ten termin jest już za późno: organizator przyjmuje rezerwacje z większym wyprzedzeniem.',
      window: 'Ten termin jest poza okresem, w którym można rezerwować.',
      limit: 'W okolicach tej daty organizator nie przyjmuje więcej rezerwacji.',
      closed: 'Organizator jest w tym czasie nieobecny.',
      hours: 'Organizator nie udostępnia już tego terminu.',
    },
    nearest: 'Najbliższe dostępne terminy:',
    noneNearby: 'W tej chwili nie ma innych dostępnych terminów.',
  },
} satisfies Translated<typeof source>
