import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: 'رابط الانضمام',
  join: 'الانضمام إلى الاجتماع',
  password: 'كلمة المرور',
  /** In a sentence or a calendar entry. */
  passwordLine: 'كلمة المرور: {password}',
} satisfies Translated<typeof source>
