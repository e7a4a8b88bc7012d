import type { calendarChangeMail as source } from '@/messages/en/mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}：{service}で削除されました',
    heading: '予定が削除されました',
    booking: '{service}で「{title}」が削除されました。予約はまだ有効です。',
    meeting: '{service}で「{title}」が削除されました。ミーティングはまだ有効です。',
  },
  moved: {
    subject: '{title}：{service}で移動されました',
    heading: '予定が移動されました',
    text: '{service}で「{title}」が、別の予約と重なる時間に移動された（または終日の予定に変更された）ため、元の時間のままにしました。',
  },
  button: '変更を確認',
} satisfies Translated<typeof source>
