import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: '予約確定：{title}（{owner}さん）',
    heading: '予約が確定しました',
    approved: '{owner}さんがリクエストを承認しました',
  },
  notice: { subject: '新しい予約：{title}（{guest}さん）', heading: '{guest}さんが「{title}」を予約しました' },
  request: {
    subject: 'リクエスト送信済み：{title}（{owner}さん）',
    heading: 'リクエストは承認待ちです',
    next: 'まだ確定していません：',
    until: '{owner}さんの返答期限は{until}です。どちらの場合もメールでお知らせします。',
  },
  requestNotice: {
    subject: '承認待ち：{title}（{guest}さん）',
    heading: '{guest}さんから「{title}」のリクエストが届きました',
    next: '返答期限：',
    until: '{until}。この期限を過ぎるとリクエストは無効になり、時間は再び空きになります。',
    approve: '承認する',
    decline: '承認しない',
  },
  moved: {
    subject: '日時変更：{title}（{name}さん）',
    heading: '{name}さんがミーティングの日時を変更しました',
    ownHeading: 'ミーティングの日時が変わりました',
    requestHeading: '{name}さんがリクエストの日時を変更しました',
    ownRequestHeading: 'リクエストの日時が変わりました',
    reason: 'メッセージ：',
  },
  manage: '日時の変更・キャンセル',
  manageRequest: '日時の変更・取り下げ',
  view: '予約内容を確認',
  closed:
    'オンラインで日時の変更やキャンセルができる期限を過ぎました。参加できなくなった場合は、このメールに返信して{owner}さんにお知らせください。',
  sender: '{guest}（Slotform経由）',
} satisfies Translated<typeof source>
