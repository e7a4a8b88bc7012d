import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} · {host}',
  pageDescription: {
    other: '{host}さんとのミーティング（{count}分）を予約できます。',
  },
  preview: { alt: '日時を予約', title: '日時を予約', call: '日時を選ぶ' },
  plain: { note: 'JavaScriptがオフになっています。このままでも予約できます。', seeTimes: '空き時間を見る' },
  facts: {
    duration: '所要時間',
    location: '場所',
    toBeShared: '詳細は主催者から届きます',
    more: 'もっと見る',
    less: '閉じる',
  },
  duration: {
    minutes: { other: '{count}分' },
    hours: { other: '{count}時間' },
    both: '{hours}時間{minutes}分',
  },
  calendar: {
    today: '今日、{day}',
    closed: '{day}、受付なし：{label}',
    previous: '前の月',
    next: '次の月',
    previousWeek: '前の週',
    nextWeek: '次の週',
    wholeMonth: '月全体を表示',
    loading: '空き時間を確認しています…',
    dayStatus: { other: '{day}：空き{count}件' },
  },
  dayParts: { night: '深夜', morning: '午前', afternoon: '午後', evening: '夜' },
  times: {
    label: '時間を選ぶ',
    hourFormat: '時刻の形式',
    refresh: '更新',
    retry: '再試行',
    none: { other: '今後{count}日間に空いている時間はありません' },
    noneHint: '後ほどもう一度ご確認いただくか、このリンクの送り主に返信してください。',
    closed: '受付なし：{label}',
    next: '次に空いている日：{day}',
    unchecked: {
      title: '現在、空き状況を確認できません',
      hint: '主催者のカレンダーが応答していないため、埋まっている可能性のある時間は表示していません。1分ほどしてからもう一度お試しください。',
    },
    failed: { title: '時間を読み込めませんでした', hint: '接続を確認して、もう一度お試しください。' },
    gone: { title: 'このページは利用できなくなりました', hint: 'たった今、主催者が非公開にしました。' },
    limited: 'リクエストが多すぎます',
    changed: {
      title: 'この所要時間は選べなくなりました',
      hint: 'もう一度時間を選んでください。',
    },
  },
  dialogFailed: '予約フォームを開けませんでした。接続を確認して、もう一度時間を選んでください。',
  scheduled: 'ミーティングを予約しました。',
  madeWith: '予約システム：<link>Slotform</link>',
} satisfies Translated<typeof source>
