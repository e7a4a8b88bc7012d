import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: '<link>Slotform</link> ile gönderildi',
  /** The same in plain text. */
  signature: 'Slotform ile gönderildi',
} satisfies Translated<typeof source>
