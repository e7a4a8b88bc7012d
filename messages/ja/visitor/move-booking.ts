import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: '新しい日時を選ぶ',
  pageTitle: '日時の変更：{title}',
  present: '現在の日時',
  keep: 'この日時のままにする',
  confirmTitle: 'この日時に変更しますか？',
  newTime: '新しい日時',
  text: '元の時間はほかの方が予約できるようになります。あなたと{host}さんにメールでお知らせします。',
  message: '{host}さんへのメッセージ（任意）',
  otherTime: '別の時間を選ぶ',
  submit: '日時を変更',
  pending: '変更しています…',
  close: '閉じる',
  failure: {
    title: '変更できませんでした',
    network: '日時を変更できませんでした。接続を確認して、もう一度お試しください。メッセージは残っています。',
    default: '日時を変更できませんでした。もう一度お試しください。',
    nothing: '予約は変更されていません。',
    tooMany: 'お使いのネットワークからの操作が多すぎます。',
    refused: {
      taken: 'この時間はたった今、ほかの方が予約しました。',
      past: 'この時間、または現在のミーティングがすでに始まっています。',
      notice: 'この時間の予約受付は締め切られました。もう少し先の時間を選んでください。',
      window: 'この時間は予約できる期間に入っていません。',
      limit: 'この日の前後は、これ以上予約を受け付けていません。',
      closed: 'この時間は主催者が不在か、現在予約を受け付けていません。',
      hours: 'この時間は受付を終了しました。',
      too_late: 'この予約は、オンラインで日時を変更できる期限を過ぎました。',
      moves_used: 'この予約の日時は、オンラインではこれ以上変更できません。',
      already_cancelled: 'この予約はすでにキャンセルされています。',
      booking_not_found: 'この予約は見つからなくなりました。',
      availability_unknown:
        '主催者のカレンダーが応答していないため、この時間を確認できません。1分ほどしてからもう一度お試しください。',
    },
    changed: 'この予約は先ほど変更されました。現在の日時：{time}。それでも日時を変更しますか？',
    changedUnknown: 'この予約は先ほど変更されました。それでも日時を変更しますか？',
    contact: '{host}さんへの連絡先：<mail>{email}</mail>',
    nearest: '近い空き時間：',
    noneNearby: '現在、ほかに空いている時間はありません。',
  },
} satisfies Translated<typeof source>
