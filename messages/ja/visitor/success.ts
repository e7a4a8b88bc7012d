import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: '予約が確定しました',
  heading: '予約が確定しました',
  mailNote: '確認メールをお送りしています。',
  mailedTo: '{email}にメールを送信しました。',
  request: {
    heading: 'リクエストを送信しました',
    text: 'まだ確定していません。{until}までに主催者からの返答が届きます。',
  },
  overHeading: 'このミーティングは終了しました',
  meeting: 'ミーティング',
  withHost: '主催者：{host}さん',
  manage: '予約の変更・キャンセル',
  date: '日付',
  time: '時間',
  duration: '所要時間',
  location: '場所',
  goBack: '戻る',
  addToCalendar: 'カレンダーに追加',
  goHome: 'ホームへ',
  calendarFailed: 'カレンダーのファイルを作成できませんでした。確認メールにも添付されています。',
  eventTitle: 'ミーティング',
} satisfies Translated<typeof source>
