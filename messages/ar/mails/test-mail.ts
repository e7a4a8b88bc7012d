import type { testMail as source } from '@/messages/en/mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'رسالة تجريبية من Slotform',
  heading: 'البريد الإلكتروني يعمل',
  text: 'وصول هذه الرسالة يعني أن رسائل Slotform تصل إليك.',
} satisfies Translated<typeof source>
