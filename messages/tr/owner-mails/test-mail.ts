import type { testMail as source } from '@/messages/en/owner-mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'Slotform deneme e-postası',
  heading: 'E-posta çalışıyor',
  text: 'Bunu okuyabiliyorsanız Slotform e-postaları size ulaşıyor demektir.',
} satisfies Translated<typeof source>
