import type { changePolicy as source } from '@/messages/en/visitor/change-policy'
import type { Translated } from '@/messages/message'

/** The time in which an attendee can change their booking. */
export const changePolicy = {
  title: 'Änderungen',
  both: {
    until: 'Sie können den Termin bis {until} verschieben oder absagen.',
    start: 'Sie können den Termin bis zum Beginn verschieben oder absagen.',
    tooLate: 'Verschieben und Absagen sind hier nicht mehr möglich. Das ging bis {until}.',
  },
  move: {
    until: 'Sie können den Termin bis {until} verschieben.',
    start: 'Sie können den Termin bis zum Beginn verschieben.',
    tooLate: 'Verschieben ist hier nicht mehr möglich. Das ging bis {until}.',
    used: {
      one: 'Sie haben diesen Termin schon einmal verschoben. Hier lässt er sich nicht noch einmal verschieben.',
      other: 'Sie haben diesen Termin schon {count}-mal verschoben. Hier lässt er sich nicht noch einmal verschieben.',
    },
    usedNone: 'Dieser Termin lässt sich hier nicht verschieben.',
    closed: 'Dieser Termin lässt sich hier nicht verschieben, weil die Seite gerade keine Buchungen annimmt.',
    left: { one: 'Sie können ihn noch einmal verschieben.', other: 'Sie können ihn noch {count}-mal verschieben.' },
  },
  cancel: {
    until: 'Absagen können Sie bis {until}.',
    start: 'Absagen können Sie bis zum Beginn.',
    tooLate: 'Absagen ist hier nicht mehr möglich. Das ging bis {until}.',
  },
  started: 'Der Termin hat begonnen und lässt sich hier nicht mehr ändern.',
  contact: 'Das passt nicht? Schreiben Sie an {host}: <mail>{email}</mail>',
} satisfies Translated<typeof source>
