import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Zmiany',
  both: {
    until: 'Spotkanie możesz przełożyć lub odwołać (najpóźniej: {until}).',
    start: 'Spotkanie możesz przełożyć lub odwołać do jego rozpoczęcia.',
    tooLate: 'Spotkania nie można już przełożyć ani odwołać online (ostateczny termin: {until}).',
  },
  move: {
    until: 'Spotkanie możesz przełożyć (najpóźniej: {until}).',
    start: 'Spotkanie możesz przełożyć do jego rozpoczęcia.',
    tooLate: 'Spotkania nie można już przełożyć online (ostateczny termin: {until}).',
    used: {
      one: 'Spotkanie zostało już raz przełożone. Nie można go ponownie przełożyć online.',
      few: 'Spotkanie zostało już przełożone {count} razy. Nie można go ponownie przełożyć online.',
      many: 'Spotkanie zostało już przełożone {count} razy. Nie można go ponownie przełożyć online.',
      other: 'Spotkanie zostało już przełożone {count} raza. Nie można go ponownie przełożyć online.',
    },
    usedNone: 'Tego spotkania nie można przełożyć online.',
    closed: 'Tego spotkania nie można przełożyć online, bo strona nie przyjmuje teraz rezerwacji.',
    left: {
      one: 'Możesz je przełożyć jeszcze raz.',
      few: 'Możesz je przełożyć jeszcze {count} razy.',
      many: 'Możesz je przełożyć jeszcze {count} razy.',
      other: 'Możesz je przełożyć jeszcze {count} raza.',
    },
  },
  cancel: {
    until: 'Spotkanie możesz odwołać (najpóźniej: {until}).',
    start: 'Spotkanie możesz odwołać do jego rozpoczęcia.',
    tooLate: 'Spotkania nie można już odwołać online (ostateczny termin: {until}).',
  },
  started: 'Spotkanie już się rozpoczęło, więc nie można go już zmienić online.',
  contact: 'Potrzebujesz innego rozwiązania? Kontakt: {host}, <mail>{email}</mail>',
} satisfies Translated<typeof source>
