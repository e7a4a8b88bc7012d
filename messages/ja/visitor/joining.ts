import type { joining as source } from '@/messages/en/visitor/joining'
import type { Translated } from '@/messages/message'

/** Joining an online meeting. */
export const joining = {
  joinLink: '参加用リンク',
  join: 'ミーティングに参加',
  password: 'パスワード',
  passwordLine: 'パスワード：{password}',
} satisfies Translated<typeof source>
