import type { bookingPeople as source } from '@/messages/en/visitor/booking-people'
import type { Translated } from '@/messages/message'

/** Guests and codes while booking: apart, because few pages need them. */
export const bookingPeople = {
  guests: {
    add: 'ゲストを追加',
    label: 'ゲスト',
    hint: {
      other: 'ゲストのメールアドレス（{count}人まで、カンマ区切り）。ゲストにも招待が届きます。',
    },
  },
  code: {
    label: 'メールに記載のコード',
    sent: '{email}にコードを送信しました。入力すると予約できます。',
    sentAt: '{time}に{email}へコードを送信しました。入力すると予約できます。',
    wrong: 'コードが間違っているか、有効期限が切れています。',
    resend: 'コードを再送信',
    sending: '送信しています…',
  },
} satisfies Translated<typeof source>
