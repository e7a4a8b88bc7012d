import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'キャンセル：{title}（{name}さん）',
  heading: '{name}さんがミーティングをキャンセルしました',
  ownHeading: 'ミーティングをキャンセルしました',
  reason: 'メッセージ：',
  withdrawn: {
    subject: '取り下げ：{title}（{name}さん）',
    heading: '{name}さんがリクエストを取り下げました',
    ownHeading: 'リクエストを取り下げました',
  },
  declined: {
    subject: '不承認：{title}（{name}さん）',
    heading: 'リクエストは{name}さんに承認されませんでした',
  },
  expired: {
    subject: '未確定：{title}（{name}さん）',
    heading: '期限までに{name}さんからの返答がありませんでした',
  },
  bookAgain: '別のミーティングを予約',
} satisfies Translated<typeof source>
