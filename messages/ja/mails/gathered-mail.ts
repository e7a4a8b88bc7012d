import type { gatheredMail as source } from '@/messages/en/mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: '直近1時間のその他の通知',
  bookings: { other: 'ほか{count}件の予約' },
  requests: { other: 'ほか{count}件の予約リクエスト' },
  cancellations: { other: '{count}件のキャンセル' },
  responses: { other: 'ほか{count}件の回答' },
  entry: '{title}、{who}',
  reason: 'メッセージ：{reason}',
  more: 'ほか{left}件',
  openMeetings: 'ミーティングを開く',
  openForms: 'フォームを開く',
  why: '1時間に多くの通知があると、受信トレイがあふれないように、残りを1通のメールにまとめてお送りします。',
} satisfies Translated<typeof source>
