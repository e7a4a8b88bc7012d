import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: 'Enviado por <link>Slotform</link>',
  signature: 'Enviado por Slotform',
} satisfies Translated<typeof source>
