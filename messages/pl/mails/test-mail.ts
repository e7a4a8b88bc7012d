import type { testMail as source } from '@/messages/en/mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'Testowa wiadomość ze Slotform',
  heading: 'Poczta e-mail działa',
  text: 'Jeśli to czytasz, wiadomości ze Slotform docierają do Ciebie.',
} satisfies Translated<typeof source>
