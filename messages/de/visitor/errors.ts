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
  missing: {
    page: 'Buchungsseite nicht gefunden.',
    link: 'Dieser Link ist ungültig oder abgelaufen. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
    form: 'Das Formular wurde nicht gefunden oder ist nicht veröffentlicht. Bitte prüfen Sie den Link und versuchen Sie es erneut.',
    booking: 'Diese Buchung wurde nicht gefunden. Prüfen Sie den Link in Ihrer E-Mail.',
    profile: 'Profil nicht gefunden.',
  },
} satisfies Translated<typeof source>
