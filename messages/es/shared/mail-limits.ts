import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Esta dirección ha recibido demasiados correos en poco tiempo. No se ha reservado nada.',
  page: 'Esta página ha enviado todos los correos que puede por ahora. No se ha reservado nada.',
  own: {
    one: 'Tu cuenta ha alcanzado su límite de correos: {limit} hasta el {until}. Quedan {left} y aquí hace falta {count}. No se ha cambiado nada.',
    many: 'Tu cuenta ha alcanzado su límite de correos: {limit} hasta el {until}. Quedan {left} y aquí hacen falta {count}. No se ha cambiado nada.',
    other:
      'Tu cuenta ha alcanzado su límite de correos: {limit} hasta el {until}. Quedan {left} y aquí hacen falta {count}. No se ha cambiado nada.',
  },
} satisfies Translated<typeof source>
