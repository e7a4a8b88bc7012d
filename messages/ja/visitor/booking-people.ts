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
    sent: '{email}にコードを送信しました。コードを入力すると予約できます。',
    sentAt: '{time}に{email}へコードを送信しました。コードを入力すると予約できます。',
    wrong: 'コードが違います。最新のメールに記載された6桁の数字を入力してください。',
    resend: 'コードを再送信',
    sending: '送信しています…',
  },
} satisfies Translated<typeof source>
