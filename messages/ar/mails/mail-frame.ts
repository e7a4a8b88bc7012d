import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: 'أُرسلت عبر <link>Slotform</link>',
  /** The same in plain text. */
  signature: 'أُرسلت عبر Slotform',
} satisfies Translated<typeof source>
