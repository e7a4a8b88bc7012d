import type { answerChecks as source } from '@/messages/en/shared/answer-checks'
import type { Translated } from '@/messages/message'

/** Why an answer of a rarer type is refused, like `visitorChecks`. In the HTML of forms that ask such questions. */
export const answerChecks = {
  date: 'Podaj prawidłową datę',
  time: 'Podaj godzinę',
  phone: 'Podaj numer telefonu z numerem kierunkowym kraju, na przykład +48 22 123 45 67',
  url: 'Podaj adres strony zaczynający się od https:// lub http://',
  scale: 'Wybierz liczbę od {from} do {to}',
  ranking: 'Nadaj każdej opcji inne miejsce',
  everyRow: 'Odpowiedz w każdym wierszu',
  address: 'Podaj ulicę i miejscowość',
  country: 'Wybierz kraj',
  consentChanged: 'Tekst się zmienił. Przeczytaj go ponownie.',
  tooManyFiles: 'Maksymalna liczba plików: {max}',
  tooFewChosen: 'Najmniejsza liczba wyborów: {min}',
  tooManyChosen: 'Największa liczba wyborów: {max}',
  tooSmall: 'Podaj {min} lub więcej',
  tooLarge: 'Podaj {max} lub mniej',
  tooShort: 'Minimalna liczba znaków: {min}',
  tooEarly: 'Najwcześniej {min}',
  tooLate: 'Najpóźniej {max}',
  fileGone: 'Wybierz ten plik ponownie: nie jest już dostępny',
  fileArriving: 'Poczekaj, aż pliki dotrą',
  pattern: 'Sprawdź format',
} satisfies Translated<typeof source>
