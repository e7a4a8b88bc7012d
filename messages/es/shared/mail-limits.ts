import type { mailLimits as source } from '@/messages/en/shared/mail-limits'
import type { Translated } from '@/messages/message'

/** Why an email is not queued. */
export const mailLimits = {
  recipient: 'Esta dirección ha recibido demasiados correos en poco tiempo. No se ha reservado nada.',
  page: 'Esta página ha enviado todos los correos que puede por ahora. No se ha reservado nada.',
} satisfies Translated<typeof source>
