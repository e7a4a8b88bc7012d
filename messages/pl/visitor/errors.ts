import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Nie znaleziono strony',
    text: 'Ta strona nie istnieje lub została przeniesiona. Sprawdź link i spróbuj ponownie.',
    home: 'Przejdź do strony głównej',
  },
  unexpected: {
    title: 'Coś poszło nie tak',
    text: 'Wystąpił nieoczekiwany błąd',
    home: 'Wróć do strony głównej',
  },
  missing: {
    page: 'Nie znaleziono strony rezerwacji.',
    link: 'Ten link jest nieprawidłowy lub stracił ważność. Poproś o nowy osobę, która Ci go wysłała.',
    form: 'Nie znaleziono formularza lub nie jest on opublikowany. Sprawdź adres i spróbuj ponownie.',
    booking: 'Nie znaleziono tej rezerwacji. Sprawdź link w wiadomości e-mail.',
    profile: 'Nie znaleziono profilu.',
  },
} satisfies Translated<typeof source>
