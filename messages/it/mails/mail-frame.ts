import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: 'Inviato da <link>Slotform</link>',
  signature: 'Inviato da Slotform',
} satisfies Translated<typeof source>
