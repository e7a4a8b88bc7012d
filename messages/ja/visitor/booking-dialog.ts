import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: '予約内容の入力',
  close: '閉じる',
  hostTime: '{host}さんの現地時間：{time}',
  name: 'お名前',
  email: 'メールアドレス',
  emailHint: '確認メールとカレンダーの招待をお送りします。',
  requiredNote: '必須',
  loading: '質問を読み込んでいます…',
  notLoaded: '質問を読み込めませんでした。',
  loadAgain: 'もう一度試す',
  submit: '予約する',
  pending: '予約しています…',
  failure: {
    title: 'エラー',
    default: '予約できませんでした',
    network: '予約を送信できませんでした。接続を確認して、もう一度お試しください。入力内容は残っています。',
    gone: 'このページはたった今、非公開になりました。予約は行われていません。',
    outdated: 'たった今、質問が変更されました。予約はまだ行われていません。回答を確認して、もう一度予約してください。',
    tooMany: 'お使いのネットワークからの予約操作が多すぎます。',
    nothingBooked: '予約は行われていません。しばらくしてからもう一度お試しください。',
    refused: {
      past: 'この時間はすでに始まっているか、過ぎています。',
      notice: 'この時間の予約受付は締め切られました。もう少し先の時間を選んでください。',
      window: 'この時間は予約できる期間に入っていません。',
      limit: 'この日の前後は、これ以上予約を受け付けていません。',
      closed: 'この時間は主催者が不在です。',
      hours: 'この時間は受付を終了しました。',
    },
    nearest: '近い空き時間：',
    noneNearby: '現在、ほかに空いている時間はありません。',
  },
} satisfies Translated<typeof source>
