import type { responseMail as source } from '@/messages/en/mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: 'Nuova risposta: {title} – {who}',
  preview: '{title}, {who}',
  heading: 'Hai una nuova risposta',
  who: 'Da: {who}',
  when: 'Ricevuta: {when}',
  noAnswers: 'Nessuna domanda ha avuto risposta.',
  open: 'Apri la risposta',
  settings:
    'Ricevi questa email perché per questo modulo sono attive le notifiche. Puoi modificarle nella scheda «{tab}» del modulo.',
} satisfies Translated<typeof source>
