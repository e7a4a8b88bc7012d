import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Zmiany',
  both: {
    until: 'Spotkanie możesz przełożyć lub odwołać (najpóźniej: {until}).',
    start: 'Spotkanie możesz przełożyć lub odwołać do jego rozpoczęcia.',
  },
  move: {
    until: 'Spotkanie możesz przełożyć (najpóźniej: {until}).',
    start: 'Spotkanie możesz przełożyć do jego rozpoczęcia.',
    tooLate: 'Na przełożenie spotkania jest tu już za późno (ostateczny termin: {until}).',
    used: {
      one: 'Spotkanie zostało już raz przełożone. Tutaj nie można go przełożyć ponownie.',
      few: 'Spotkanie zostało już przełożone {count} razy. Tutaj nie można go przełożyć ponownie.',
      many: 'Spotkanie zostało już przełożone {count} razy. Tutaj nie można go przełożyć ponownie.',
      other: 'Spotkanie zostało już przełożone {count} raza. Tutaj nie można go przełożyć ponownie.',
    },
    usedNone: 'Tutaj nie można przełożyć tego spotkania.',
    closed: 'Tutaj nie można przełożyć tego spotkania, bo strona nie przyjmuje teraz rezerwacji.',
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
    tooLate: 'Na odwołanie spotkania jest tu już za późno (ostateczny termin: {until}).',
  },
  started: 'Spotkanie już się rozpoczęło, więc nie można go tu zmienić.',
  contact: 'Potrzebujesz innego rozwiązania? Kontakt: {host}, <mail>{email}</mail>',
} satisfies Translated<typeof source>
