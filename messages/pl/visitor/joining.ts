import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'Link do spotkania',
  join: 'Dołącz do spotkania',
  password: 'Hasło',
  passwordLine: 'Hasło: {password}',
} satisfies Translated<typeof source>
