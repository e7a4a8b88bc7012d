import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: 'Gesendet von <link>Slotform</link>',
  signature: 'Gesendet von Slotform',
} satisfies Translated<typeof source>
