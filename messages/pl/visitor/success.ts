import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'Rezerwacja potwierdzona',
  heading: 'Rezerwacja potwierdzona',
  mailNote: 'Potwierdzenie jest w drodze do Twojej skrzynki.',
  mailedTo: 'Wysłaliśmy wiadomość na adres {email}.',
  request: {
    heading: 'Prośba wysłana',
    text: 'Spotkanie nie jest jeszcze potwierdzone. Organizator odpowie najpóźniej: {until}.',
  },
  overHeading: 'To spotkanie już się odbyło',
  meeting: 'Spotkanie',
  withHost: 'organizator: {host}',
  manage: 'Przełóż lub odwołaj rezerwację',
  date: 'Data',
  time: 'Godzina',
  duration: 'Czas trwania',
  location: 'Miejsce',
  goBack: 'Wróć',
  addToCalendar: 'Dodaj do kalendarza',
  goHome: 'Przejdź do strony głównej',
  calendarFailed: 'Nie udało się utworzyć pliku kalendarza. Jest on też załączony do wiadomości z potwierdzeniem.',
  eventTitle: 'Spotkanie',
} satisfies Translated<typeof source>
