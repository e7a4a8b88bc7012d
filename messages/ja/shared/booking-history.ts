import type { bookingHistory as source } from '@/messages/en/shared/booking-history'
import type { Translated } from '@/messages/message'

/** The steps of a booking's life. `{who}` is a name, or “You”; `{guest}` an address. */
export const bookingHistory = {
  title: '履歴',
  you: 'あなた',
  system: 'Slotform',
  steps: {
    booked: '予約：{who}',
    requested: 'リクエスト：{who}',
    approved: '承認：{who}',
    declined: '不承認：{who}',
    expired: 'リクエストの期限切れ',
    moved: '日時変更：{who}（{from} → {to}）',
    cancelled: 'キャンセル：{who}',
    no_show: '無断欠席を記録した人：{who}',
    guest_left: '欠席の連絡：{guest}',
  },
  reason: '「{reason}」',
  noShowTakenBack: '無断欠席の記録を取り消した人：{who}',
  inCalendar: {
    moved: 'カレンダーで日時変更：{who}（{from} → {to}）',
    cancelled: 'カレンダーでキャンセル：{who}',
  },
  inYourCalendar: {
    moved: 'あなたのカレンダーで日時変更：{who}（{from} → {to}）',
    cancelled: 'あなたのカレンダーでキャンセル：{who}',
  },
} satisfies Translated<typeof source>
