import type { mailFrame as source } from '@/messages/en/mails/mail-frame'
import type { Translated } from '@/messages/message'

/** Around every email. */
export const mailFrame = {
  product: 'Slotform',
  footer: '<link>Slotform</link>から送信',
  signature: 'Slotformから送信',
} satisfies Translated<typeof source>
