import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Seu código é {code}',
  heading: 'Confirme seu endereço de e-mail',
  intro: 'Digite este código para agendar “{title}” com {owner}:',
  outro: {
    one: 'Ele vale por {count} minuto. Se você não queria agendar nada, ignore este e-mail. Nada foi agendado.',
    many: 'Ele vale por {count} de minutos. Se você não queria agendar nada, ignore este e-mail. Nada foi agendado.',
    other: 'Ele vale por {count} minutos. Se você não queria agendar nada, ignore este e-mail. Nada foi agendado.',
  },
} satisfies Translated<typeof source>
