import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: 'Tu código es {code}',
  heading: 'Confirma tu dirección de correo',
  intro: 'Escribe este código para reservar «{title}» con {owner}:',
  outro: {
    one: 'Es válido durante {count} minuto. Si no querías reservar nada, ignora este correo. No se ha reservado nada.',
    many: 'Es válido durante {count} de minutos. Si no querías reservar nada, ignora este correo. No se ha reservado nada.',
    other:
      'Es válido durante {count} minutos. Si no querías reservar nada, ignora este correo. No se ha reservado nada.',
  },
} satisfies Translated<typeof source>
