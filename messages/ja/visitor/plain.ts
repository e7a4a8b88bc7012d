import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'うまくいきませんでした',
  bookTitle: '予約：{title}',
  notBookedTitle: 'まだ予約されていません · {title}',
  notSentTitle: 'まだ送信されていません · {title}',
  times: {
    days: '空き時間のある日',
    previous: '前へ：{month}',
    next: '次へ：{month}',
    showTimes: '時間を表示',
    dayLabel: { other: '{day}、空き{count}件' },
    unchecked: '{day}、空き状況は不明',
  },
  managed: {
    cancelTitle: 'キャンセル：{title}',
    notCancelledTitle: 'キャンセルされていません · {title}',
    notMovedTitle: '日時は変更されていません · {title}',
    notCancelled: 'キャンセルされていません',
  },
  form: {
    notBooked: 'まだ予約されていません',
    otherTime: '別の時間を選ぶ',
    wrong: { other: '{count}件の項目を確認してください' },
    fault: '<link>{name}</link>：{message}',
    more: '回答に応じた追加の質問があります。こちらにもお答えください。',
    trapped:
      '自動送信による予約と判断されたため、予約は行われていません。お手数ですが、もう一度ボタンを押してください。',
    notSent: 'まだ送信されていません',
    lost: '回答は送信されませんでした。',
  },
} satisfies Translated<typeof source>
