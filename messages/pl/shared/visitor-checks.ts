import type { visitorChecks as source } from '@/messages/en/shared/visitor-checks'
import type { Translated } from '@/messages/message'

/**
 * Why a field of a visitor's form is refused; schemas name these texts with `check(…)`. They are in the HTML of visitors'
 * pages, so a refusal that only owners' forms or the API can give belongs into `checks`.
 */
export const visitorChecks = {
  required: 'Pole wymagane',
  invalidInput: 'Nieprawidłowe dane',
  tooLong: 'Maksymalna liczba znaków: {max}',
  nameRequired: 'Podaj imię i nazwisko',
  nameOneLine: 'Wpisz imię i nazwisko w jednym wierszu, bez znaków sterujących',
  fullNameRequired: 'Podaj imię i nazwisko',
  emailInvalid: 'Podaj prawidłowy adres e-mail',
  attendeeEmailInvalid: 'Nieprawidłowy adres e-mail',
  messageTooShort: 'Minimalna liczba znaków w wiadomości: {min}',
  tooManyGuests: 'Maksymalna liczba gości: {max}',
  noGuests: 'Na tej stronie nie można dodawać gości',
  formClosed: 'Ten formularz nie przyjmuje już odpowiedzi.',
  oneOption: 'Wybierz jedną z opcji',
  someOptions: 'Wybierz spośród opcji',
  number: 'Podaj liczbę',
  rating: 'Wybierz ocenę od 1 do {max}',
} satisfies Translated<typeof source>
