import type { terms as source } from '@/messages/en/visitor/terms'
import type { Translated } from '@/messages/message'

export const terms = {
  title: 'Regulamin',
  heading: 'Regulamin',
  welcome: 'Witaj, {email}! Zanim zaczniesz, przeczytaj i zaakceptuj nasz regulamin.',
  summaryHeading: 'W skrócie',
  summary: [
    {
      title: 'Tylko prawdziwe spotkania',
      text: 'Slotform służy do umawiania prawdziwych spotkań. Bez spamu i bez oszustw.',
    },
    {
      title: 'Co przetwarzamy i przechowujemy',
      text: 'Dane Twojego kalendarza i spotkań: tytuły, terminy oraz imiona, nazwiska i adresy e-mail uczestników.',
    },
    {
      title: 'Konta, które łączysz',
      text: 'Z połączonych kont odczytujemy zajęte terminy i dodajemy do nich Twoje spotkania. Dostęp jest szyfrowany, a konto możesz odłączyć w każdej chwili.',
    },
    {
      title: 'Dane odwiedzających',
      text: 'Przechowujemy to, co inni wpisują na Twoich stronach i w formularzach. Odpowiadasz za zgodne z prawem postępowanie z tymi danymi.',
    },
    {
      title: 'Strony publiczne są publiczne',
      text: 'Opublikowaną stronę lub formularz może otworzyć każdy, kto ma link. W każdej chwili możesz wycofać ich publikację lub je usunąć.',
    },
  ],
  readFull: 'Przeczytaj cały regulamin',
  checkbox: 'Znam regulamin i go akceptuję',
  submit: 'Zaakceptuj i kontynuuj',
  submitting: 'Zapisywanie…',
  requiredTitle: 'Wymagana akceptacja',
  requiredText: 'Aby kontynuować, zaakceptuj regulamin.',
  acceptedTitle: 'Regulamin zaakceptowany',
  acceptedText: 'Witaj w Slotform! Masz teraz dostęp do wszystkich funkcji.',
  errorTitle: 'Błąd',
  acceptRefused: 'Nie udało się zapisać akceptacji',
  acceptFailed: 'Nie udało się zapisać akceptacji. Spróbuj ponownie.',
} satisfies Translated<typeof source>
