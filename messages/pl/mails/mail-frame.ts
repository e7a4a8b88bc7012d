import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: 'Wysłano przez <link>Slotform</link>',
  signature: 'Wysłano przez Slotform',
} satisfies Translated<typeof source>
