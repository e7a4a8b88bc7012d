import type { testMail as source } from '@/messages/en/mails/test-mail'
import type { Translated } from '@/messages/message'

/** The test that an owner sends from the settings. */
export const testMail = {
  subject: 'Email di prova da Slotform',
  heading: 'Le email funzionano',
  text: 'Se leggi questo messaggio, le email di Slotform ti arrivano.',
} satisfies Translated<typeof source>
