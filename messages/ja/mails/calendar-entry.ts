import type { calendarEntry as source } from '@/messages/en/mails/calendar-entry'
import type { Translated } from '@/messages/message'

/** The text of an event in the owner's calendar. `people`: names and addresses. */
export const calendarEntry = {
  bookedBy: '予約した人：{people}',
  guests: 'ゲスト：{people}',
  with: '参加者：{people}',
  busy: '予定あり',
} satisfies Translated<typeof source>
