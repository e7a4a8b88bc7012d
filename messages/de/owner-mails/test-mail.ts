import type { testMail as source } from '@/messages/en/owner-mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'Test-E-Mail von Slotform',
  heading: 'E-Mails funktionieren',
  text: 'Wenn Sie das lesen, kommen E-Mails von Slotform bei Ihnen an.',
} satisfies Translated<typeof source>
