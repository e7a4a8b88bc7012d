import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Twój kod: {code}',
  heading: 'Potwierdź swój adres e-mail',
  intro: 'Wpisz ten kod, aby zarezerwować spotkanie „{title}” (organizator: {owner}):',
  outro: {
    one: 'Kod jest ważny przez {count} minutę. Jeśli to nie Ty rezerwujesz spotkanie, zignoruj tę wiadomość. Nic nie zostało zarezerwowane.',
    few: 'Kod jest ważny przez {count} minuty. Jeśli to nie Ty rezerwujesz spotkanie, zignoruj tę wiadomość. Nic nie zostało zarezerwowane.',
    many: 'Kod jest ważny przez {count} minut. Jeśli to nie Ty rezerwujesz spotkanie, zignoruj tę wiadomość. Nic nie zostało zarezerwowane.',
    other:
      'Kod jest ważny przez {count} minuty. Jeśli to nie Ty rezerwujesz spotkanie, zignoruj tę wiadomość. Nic nie zostało zarezerwowane.',
  },
} satisfies Translated<typeof source>
