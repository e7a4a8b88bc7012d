import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'To się nie udało',
  bookTitle: 'Rezerwacja: {title}',
  notBookedTitle: 'Jeszcze nie zarezerwowano · {title}',
  notSentTitle: 'Jeszcze nie wysłano · {title}',
  times: {
    days: 'Dni z dostępnymi terminami',
    previous: 'Wcześniej: {month}',
    next: 'Później: {month}',
    showTimes: 'Pokaż terminy',
    dayLabel: {
      one: '{day}, {count} termin',
      few: '{day}, {count} terminy',
      many: '{day}, {count} terminów',
      other: '{day}, {count} terminu',
    },
    unchecked: '{day}, dostępność nieznana',
  },
  managed: {
    cancelTitle: 'Odwołanie: {title}',
    notCancelledTitle: 'Nie odwołano · {title}',
    notMovedTitle: 'Nie przełożono · {title}',
    notCancelled: 'Nie odwołano',
  },
  form: {
    notBooked: 'Jeszcze nie zarezerwowano',
    otherTime: 'Wybierz inny termin',
    wrong: {
      one: 'Sprawdź {count} pole',
      few: 'Sprawdź {count} pola',
      many: 'Sprawdź {count} pól',
      other: 'Sprawdź {count} pola',
    },
    fault: '<link>{name}</link>: {message}',
    more: 'Z Twoich odpowiedzi wynikły dalsze pytania. Odpowiedz także na nie.',
    trapped:
      'Wyglądało to na automatyczną rezerwację, więc nic nie zostało zarezerwowane. Jeśli jesteś człowiekiem, naciśnij przycisk jeszcze raz.',
    notSent: 'Jeszcze nie wysłano',
    lost: 'Twoje odpowiedzi nie zostały wysłane.',
  },
} satisfies Translated<typeof source>
