import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Więcej z ostatniej godziny',
  bookings: {
    one: '{count} kolejna rezerwacja',
    few: '{count} kolejne rezerwacje',
    many: '{count} kolejnych rezerwacji',
    other: '{count} kolejnej rezerwacji',
  },
  requests: {
    one: '{count} kolejna prośba o spotkanie',
    few: '{count} kolejne prośby o spotkanie',
    many: '{count} kolejnych próśb o spotkanie',
    other: '{count} kolejnej prośby o spotkanie',
  },
  cancellations: {
    one: '{count} odwołane spotkanie',
    few: '{count} odwołane spotkania',
    many: '{count} odwołanych spotkań',
    other: '{count} odwołanego spotkania',
  },
  responses: {
    one: '{count} kolejna odpowiedź',
    few: '{count} kolejne odpowiedzi',
    many: '{count} kolejnych odpowiedzi',
    other: '{count} kolejnej odpowiedzi',
  },
  entry: '{title}, {who}',
  reason: 'Wiadomość: {reason}',
  more: 'i jeszcze {left}',
  openMeetings: 'Otwórz swoje spotkania',
  openForms: 'Otwórz swoje formularze',
  why: 'Gdy w ciągu godziny przychodzi wiele powiadomień, pozostałe łączymy w jedną wiadomość, aby nie zapełniać Twojej skrzynki.',
} satisfies Translated<typeof source>
