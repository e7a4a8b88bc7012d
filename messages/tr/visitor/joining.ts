import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'Katılım bağlantısı',
  join: 'Toplantıya katıl',
  password: 'Parola',
  /** In a sentence or a calendar entry. */
  passwordLine: 'Parola: {password}',
} satisfies Translated<typeof source>
