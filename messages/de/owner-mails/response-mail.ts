import type { responseMail as source } from '@/messages/en/owner-mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: 'Neue Einsendung: {title} – {who}',
  preview: '{title}, {who}',
  heading: 'Sie haben eine neue Einsendung',
  who: 'Von: {who}',
  when: 'Eingegangen: {when}',
  noAnswers: 'Alle Fragen wurden übersprungen.',
  open: 'Einsendung öffnen',
  settings:
    'Sie erhalten diese E-Mail, weil für dieses Formular Benachrichtigungen eingeschaltet sind. Ändern können Sie das im Formular unter „{tab}“.',
} satisfies Translated<typeof source>
