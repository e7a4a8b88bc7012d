import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: 'Envoyé par <link>Slotform</link>',
  signature: 'Envoyé par Slotform',
} satisfies Translated<typeof source>
