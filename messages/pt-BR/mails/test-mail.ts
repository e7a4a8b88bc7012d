import type { testMail as source } from '@/messages/en/mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'E-mail de teste do Slotform',
  heading: 'O e-mail está funcionando',
  text: 'Se você está lendo isto, os e-mails do Slotform chegam até você.',
} satisfies Translated<typeof source>
