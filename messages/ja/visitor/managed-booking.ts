import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: '予約内容',
  status: {
    pending: '承認待ち',
    confirmed: '確定',
    over: '終了',
    cancelled: 'キャンセル済み',
    withdrawn: '取り下げ済み',
    declined: '不承認',
    expired: '期限切れ',
  },
  with: '{host}さんとのミーティング',
  attendee: '予約した人',
  guests: 'ゲスト',
  answers: 'あなたの回答',
  yourTime: 'あなたの現地時間',
  hostTime: '{host}さんの現地時間：{period} {zone}',
  hostTimeInFull: '{host}さんの現地時間：{date} {period} {zone}',
  download: 'カレンダーに追加',
  bookAnother: '別のミーティングを予約',
  bookAgain: 'もう一度予約',
  pendingNote: '{host}さんの承認が必要です。それまでこの時間は確保され、結果はメールでお知らせします。',
  pendingUntil:
    '{host}さんの承認が必要です（期限：{until}）。それまでこの時間は確保され、結果はメールでお知らせします。',
  declinedNote: 'この時間は{host}さんの都合がつきませんでした。',
  expiredNote: '期限までに{host}さんからの返答がなかったため、この時間は再び空きになりました。',
  reason: '{host}さんからのメッセージ：',
  move: '日時を変更',
  loading: '読み込んでいます…',
  cancel: '予約をキャンセル',
  cancelTitle: 'この予約をキャンセルしますか？',
  request: {
    cancel: 'リクエストを取り下げる',
    cancelTitle: 'このリクエストを取り下げますか？',
    keep: '取り下げない',
    cancelling: '取り下げています…',
  },
  cancelText: 'この時間はほかの方が予約できるようになります。あなたと{host}さんにメールでお知らせします。',
  message: '{host}さんへのメッセージ（任意）',
  keep: 'キャンセルしない',
  close: '閉じる',
  cancelling: 'キャンセルしています…',
  cancelled: { heading: 'ミーティングをキャンセルしました', text: 'あなたと{host}さんにメールでお知らせしました。' },
  withdrawn: { heading: 'リクエストを取り下げました', text: 'あなたと{host}さんにメールでお知らせしました。' },
  moved: {
    heading: 'ミーティングの日時を変更しました',
    text: 'あなたと{host}さんにメールでお知らせしました。',
  },
  cancelFailed: '予約をキャンセルできませんでした。もう一度お試しください。',
} satisfies Translated<typeof source>
