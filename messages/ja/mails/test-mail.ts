import type { testMail as source } from '@/messages/en/mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'Slotformからのテストメール',
  heading: 'メールは正常に届いています',
  text: 'このメールが読めれば、Slotformからのメールは届いています。',
} satisfies Translated<typeof source>
