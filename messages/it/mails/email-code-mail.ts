import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Il tuo codice è {code}',
  heading: 'Conferma il tuo indirizzo email',
  intro: 'Inserisci questo codice per prenotare «{title}» con {owner}:',
  outro: {
    one: 'È valido per {count} minuto. Se non volevi prenotare nulla, ignora questa email. Non è stato prenotato nulla.',
    many: 'È valido per {count} di minuti. Se non volevi prenotare nulla, ignora questa email. Non è stato prenotato nulla.',
    other:
      'È valido per {count} minuti. Se non volevi prenotare nulla, ignora questa email. Non è stato prenotato nulla.',
  },
} satisfies Translated<typeof source>
