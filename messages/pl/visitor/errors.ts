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
  tooManyPages: {
    title: 'Chwileczkę',
    text: 'Z Twojej sieci otwarto zbyt wiele stron. Poczekaj minutę, a potem odśwież tę stronę.',
  },
} satisfies Translated<typeof source>
