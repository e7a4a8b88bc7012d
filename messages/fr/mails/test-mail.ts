import type { testMail as source } from '@/messages/en/mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'E-mail de test de Slotform',
  heading: 'Les e-mails fonctionnent',
  text: 'Si vous lisez ce message, les e-mails de Slotform vous parviennent.',
} satisfies Translated<typeof source>
