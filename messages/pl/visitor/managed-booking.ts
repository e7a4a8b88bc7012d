import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'Twoja rezerwacja',
  status: {
    pending: 'Czeka na zatwierdzenie',
    confirmed: 'Potwierdzona',
    over: 'Zakończona',
    cancelled: 'Odwołana',
    declined: 'Odrzucona',
    expired: 'Wygasła',
  },
  with: 'Twoje spotkanie (organizator: {host})',
  attendee: 'Osoba rezerwująca',
  guests: 'Goście',
  answers: 'Twoje odpowiedzi',
  yourTime: 'Twój czas',
  hostTime: 'Czas lokalny – {host}: {period}, {zone}',
  hostTimeInFull: 'Czas lokalny – {host}: {date}, {period}, {zone}',
  download: 'Dodaj do kalendarza',
  bookAnother: 'Zarezerwuj kolejne spotkanie',
  bookAgain: 'Zarezerwuj ponownie',
  pendingNote: '{host} musi zatwierdzić tę rezerwację. Trzymamy dla Ciebie ten termin i damy Ci znać e-mailem.',
  pendingUntil:
    '{host} musi zatwierdzić tę rezerwację (najpóźniej: {until}). Trzymamy dla Ciebie ten termin i damy Ci znać e-mailem.',
  declinedNote: '{host} nie może w tym terminie.',
  expiredNote: 'Nie było odpowiedzi na czas ({host}), więc ten termin jest znów wolny.',
  reason: '{host} pisze:',
  move: 'Przełóż',
  loading: 'Wczytywanie…',
  cancel: 'Odwołaj rezerwację',
  cancelTitle: 'Odwołać tę rezerwację?',
  request: {
    cancel: 'Wycofaj prośbę',
    cancelTitle: 'Wycofać tę prośbę?',
    keep: 'Zachowaj prośbę',
    cancelling: 'Wycofywanie…',
  },
  cancelText: 'Termin zwolni się dla innych. Wiadomość e-mail otrzymasz Ty oraz {host}.',
  message: 'Wiadomość (opcjonalnie). Odbiorca: {host}',
  keep: 'Zachowaj rezerwację',
  cancelling: 'Odwoływanie…',
  cancelled: { heading: 'Spotkanie zostało odwołane', text: '{host} otrzyma wiadomość e-mail.' },
  moved: { heading: 'Spotkanie ma nowy termin', text: 'Wiadomość e-mail otrzymasz Ty oraz {host}.' },
  cancelFailed: 'Nie udało się odwołać rezerwacji. Spróbuj ponownie.',
} satisfies Translated<typeof source>
