import type { signInConfirm as source } from '@/messages/en/visitor/sign-in-confirm'
import type { Translated } from '@/messages/message'

/** The page that a login link shows in another browser than the one that asked for it. */
export const signInConfirm = {
  title: 'ログイン · Slotform',
  product: 'Slotform',
  heading: 'Slotformにログイン',
  text: 'このデバイスで続ける：{email}',
  button: 'ログイン',
  notYou: '心当たりがない場合は、このページを閉じてください。',
} satisfies Translated<typeof source>
