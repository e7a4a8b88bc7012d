import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} · {host}',
  pageDescription: {
    one: 'Zarezerwuj {count}-minutowe spotkanie. Organizator: {host}.',
    few: 'Zarezerwuj {count}-minutowe spotkanie. Organizator: {host}.',
    many: 'Zarezerwuj {count}-minutowe spotkanie. Organizator: {host}.',
    other: 'Zarezerwuj {count}-minutowe spotkanie. Organizator: {host}.',
  },
  preview: { alt: 'Zarezerwuj termin', title: 'Zarezerwuj termin', call: 'Wybierz termin' },
  plain: { note: 'JavaScript jest wyłączony. Nadal możesz zarezerwować termin.', seeTimes: 'Zobacz dostępne terminy' },
  facts: {
    duration: 'Czas trwania',
    location: 'Miejsce',
    toBeShared: 'Organizator przekaże szczegóły',
    more: 'Pokaż więcej',
    less: 'Pokaż mniej',
  },
  duration: {
    minutes: { one: '{count} minuta', few: '{count} minuty', many: '{count} minut', other: '{count} minuty' },
    hours: { one: '{count} godzina', few: '{count} godziny', many: '{count} godzin', other: '{count} godziny' },
    both: '{hours} godz. {minutes} min',
  },
  calendar: {
    today: 'Dzisiaj, {day}',
    closed: '{day}, niedostępny: {label}',
    previous: 'Poprzedni miesiąc',
    next: 'Następny miesiąc',
    previousWeek: 'Poprzedni tydzień',
    nextWeek: 'Następny tydzień',
    wholeMonth: 'Pokaż cały miesiąc',
    loading: 'Szukamy dostępnych terminów…',
    dayStatus: {
      one: '{day}: {count} termin',
      few: '{day}: {count} terminy',
      many: '{day}: {count} terminów',
      other: '{day}: {count} terminu',
    },
  },
  dayParts: { night: 'W nocy', morning: 'Rano', afternoon: 'Po południu', evening: 'Wieczorem' },
  times: {
    label: 'Wybierz termin',
    hourFormat: 'Format godziny',
    refresh: 'Odśwież',
    retry: 'Spróbuj ponownie',
    none: {
      one: 'Brak dostępnych terminów w ciągu najbliższego dnia',
      few: 'Brak dostępnych terminów w ciągu najbliższych {count} dni',
      many: 'Brak dostępnych terminów w ciągu najbliższych {count} dni',
      other: 'Brak dostępnych terminów w ciągu najbliższych {count} dnia',
    },
    noneHint: 'Zajrzyj tu później lub odpisz osobie, od której masz ten link.',
    closed: 'Niedostępne: {label}',
    next: 'Najbliższy dostępny termin: {day}',
    unchecked: {
      title: 'Nie możemy teraz sprawdzić dostępności',
      hint: 'Kalendarz organizatora nie odpowiada, więc nie pokazujemy terminów, które mogą być zajęte. Spróbuj ponownie za minutę.',
    },
    failed: { title: 'Nie udało się wczytać terminów', hint: 'Sprawdź połączenie i spróbuj ponownie.' },
    gone: { title: 'Ta strona nie jest już dostępna', hint: 'Organizator właśnie wycofał jej publikację.' },
    limited: 'Zbyt wiele zapytań',
    changed: {
      title: 'Ten czas trwania nie jest już dostępny',
      hint: 'Wybierz termin jeszcze raz.',
    },
  },
  dialogFailed: 'Nie udało się otworzyć formularza rezerwacji. Sprawdź połączenie i wybierz termin jeszcze raz.',
  scheduled: 'Spotkanie zostało zarezerwowane.',
  madeWith: 'Rezerwacje przez <link>Slotform</link>',
} satisfies Translated<typeof source>
