import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'Link per partecipare',
  join: 'Partecipa',
  password: 'Password',
  passwordLine: 'Password: {password}',
} satisfies Translated<typeof source>
