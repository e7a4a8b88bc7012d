import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'Wybierz nowy termin',
  pageTitle: 'Nowy termin: {title}',
  present: 'Obecny termin',
  keep: 'Zachowaj ten termin',
  confirmTitle: 'Przełożyć na ten termin?',
  newTime: 'Nowy termin',
  text: 'Dotychczasowy termin zwolni się dla innych. Wiadomość e-mail otrzymasz Ty oraz {host}.',
  message: 'Wiadomość, którą otrzyma {host} (opcjonalnie)',
  otherTime: 'Wybierz inny termin',
  submit: 'Przełóż rezerwację',
  pending: 'Przekładanie…',
  close: 'Zamknij',
  failure: {
    title: 'Nie przełożono',
    network:
      'Nie udało się przełożyć rezerwacji. Sprawdź połączenie i spróbuj ponownie. Twoja wiadomość nadal tu jest.',
    default: 'Nie udało się przełożyć rezerwacji. Spróbuj ponownie.',
    nothing: 'Nic się nie zmieniło.',
    tooMany: 'Zbyt wiele prób z Twojej sieci.',
    refused: {
      taken: 'Ktoś właśnie zajął ten termin.',
      past: 'Ten termin lub Twoje spotkanie już się rozpoczęło.',
      notice: 'Na ten termin jest już za późno: organizator przyjmuje rezerwacje z większym wyprzedzeniem.',
      window: 'Ten termin jest poza okresem, w którym można rezerwować.',
      limit: 'W okolicach tej daty organizator nie przyjmuje więcej rezerwacji.',
      closed: 'Organizator jest w tym czasie nieobecny albo nie przyjmuje teraz rezerwacji.',
      hours: 'Organizator nie udostępnia już tego terminu.',
      too_late: 'Na przełożenie tej rezerwacji online jest już za późno.',
      moves_used: 'Tej rezerwacji nie można już przełożyć online.',
      already_cancelled: 'Ta rezerwacja została w międzyczasie odwołana.',
      booking_not_found: 'Nie możemy już znaleźć tej rezerwacji.',
      availability_unknown:
        'Kalendarz organizatora nie odpowiada, więc nie można sprawdzić tego terminu. Spróbuj ponownie za minutę.',
    },
    changed: 'Ta rezerwacja zmieniła się w międzyczasie. Jej obecny termin: {time}. Czy nadal chcesz ją przełożyć?',
    changedUnknown: 'Ta rezerwacja zmieniła się w międzyczasie. Czy nadal chcesz ją przełożyć?',
    contact: 'Kontakt: {host}, <mail>{email}</mail>',
    nearest: 'Najbliższe dostępne terminy:',
    noneNearby: 'W tej chwili nie ma innych dostępnych terminów.',
  },
} satisfies Translated<typeof source>
