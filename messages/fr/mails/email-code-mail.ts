import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Votre code : {code}',
  heading: 'Confirmez votre adresse e-mail',
  intro: 'Saisissez ce code pour réserver « {title} » avec {owner} :',
  outro: {
    one: 'Il est valable {count} minute. Si vous ne vouliez rien réserver, ignorez cet e-mail. Rien n’a été réservé.',
    many: 'Il est valable {count} de minutes. Si vous ne vouliez rien réserver, ignorez cet e-mail. Rien n’a été réservé.',
    other:
      'Il est valable {count} minutes. Si vous ne vouliez rien réserver, ignorez cet e-mail. Rien n’a été réservé.',
  },
} satisfies Translated<typeof source>
