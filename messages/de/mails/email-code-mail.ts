import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Ihr Code lautet {code}',
  heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
  intro: 'Geben Sie diesen Code ein, um „{title}“ mit {owner} zu buchen:',
  outro: {
    one: 'Er ist {count} Minute gültig. Wenn Sie nichts buchen wollten, ignorieren Sie diese E-Mail. Es wurde nichts gebucht.',
    other:
      'Er ist {count} Minuten gültig. Wenn Sie nichts buchen wollten, ignorieren Sie diese E-Mail. Es wurde nichts gebucht.',
  },
} satisfies Translated<typeof source>
