import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Modifiche',
  both: {
    until: 'Puoi spostare o annullare questo appuntamento fino a {until}.',
    start: 'Puoi spostare o annullare questo appuntamento finché non inizia.',
    tooLate: 'È troppo tardi per spostare o annullare qui questo appuntamento. Era possibile fino a {until}.',
  },
  move: {
    until: 'Puoi spostare questo appuntamento fino a {until}.',
    start: 'Puoi spostare questo appuntamento finché non inizia.',
    tooLate: 'È troppo tardi per spostare qui questo appuntamento. Era possibile fino a {until}.',
    used: {
      one: 'Hai già spostato questo appuntamento una volta. Qui non si può più spostare.',
      many: 'Hai già spostato questo appuntamento {count} di volte. Qui non si può più spostare.',
      other: 'Hai già spostato questo appuntamento {count} volte. Qui non si può più spostare.',
    },
    usedNone: 'Questo appuntamento non si può spostare qui.',
    closed: 'Questo appuntamento non si può spostare qui, perché al momento la pagina non accetta prenotazioni.',
    left: {
      one: 'Puoi spostarlo ancora {count} volta.',
      many: 'Puoi spostarlo ancora {count} di volte.',
      other: 'Puoi spostarlo ancora {count} volte.',
    },
  },
  cancel: {
    until: 'Puoi annullare fino a {until}.',
    start: 'Puoi annullare finché l’appuntamento non inizia.',
    tooLate: 'È troppo tardi per annullare qui. Era possibile fino a {until}.',
  },
  started: 'Questo appuntamento è iniziato e non si può più modificare qui.',
  contact: 'Ti serve un’altra soluzione? Scrivi a {host}: <mail>{email}</mail>',
} satisfies Translated<typeof source>
