import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'Link zur Teilnahme',
  join: 'Am Termin teilnehmen',
  password: 'Passwort',
  passwordLine: 'Passwort: {password}',
} satisfies Translated<typeof source>
