import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Seite gibt es nicht oder sie ist umgezogen. Prüfen Sie den Link und versuchen Sie es erneut.',
    home: 'Zur Startseite',
  },
  unexpected: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Ein unerwarteter Fehler ist aufgetreten',
    home: 'Zur Startseite',
  },
  tooManyPages: {
    title: 'Einen Moment bitte',
    text: 'Aus Ihrem Netzwerk wurden zu viele Seiten aufgerufen. Warten Sie eine Minute und laden Sie die Seite dann neu.',
  },
} satisfies Translated<typeof source>
