import type {
  followUpMail as followUpMailSource,
  reminderMail as reminderMailSource,
} from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'リマインダー：{title}（{name}さん）',
  heading: 'ミーティングの日時が近づいています',
  change: '日時の変更・キャンセル',
} satisfies Translated<typeof reminderMailSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'ミーティング後のご連絡：{title}（{owner}さん）',
  heading: 'ミーティングについてのメッセージ',
  openForm: '質問に回答する',
} satisfies Translated<typeof followUpMailSource>
