import type { eventMail as source } from '@/messages/en/mails/event-mail'
import type { Translated } from '@/messages/message'

/** Facts of a booking or a meeting, for guests and owners. */
export const eventMail = {
  preview: '{title}、{when}',
  when: '日時：',
  before: '変更前：',
  yourTime: '{when}（現地時間）',
  otherTime: '{when}（{name}さんの現地時間）',
  otherTimeThatDay: '{period} {zone}（{name}さんの現地時間）',
  otherTimeInFull: '{date} {period} {zone}（{name}さんの現地時間）',
  times: '{date} {period} {zone}',
  timesThere: '{date} {period}',
  period: { '24h': '{start}〜{end}', '12h': '{start}〜{end}' },
  moment: '{date} {time} {zone}',
  who: '参加者：',
  person: '{name}（{email}）',
  where: '場所：',
  description: '説明：',
  ownWords: '{owner}さんからのメッセージ：',
  yourWords: 'あなたのメッセージ：',
  addToCalendar: 'カレンダー（{calendars}）に追加するか、添付の招待を開いてください。',
  calendarHint: '添付の招待を開くと、カレンダーに追加できます。',
  map: '地図を開く',
  online: 'オンライン',
  toBeSentByYou: '詳細は{guest}さんに別途お送りください',
  openMeeting: 'ミーティングを開く',
  link: {
    subject: 'ミーティングのリンク：{title}（{name}さん）',
    heading: 'ミーティングのリンクをお知らせします',
  },
  invite: {
    subject: 'カレンダーに追加：{title}（{name}さん）',
    heading: 'ミーティングをカレンダーに追加してください',
  },
} satisfies Translated<typeof source>
