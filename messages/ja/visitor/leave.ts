import type { leave as source } from '@/messages/en/visitor/leave'
import type { Translated } from '@/messages/message'

/** A guest whom the attendee of a booking brings, and who is not coming. */
export const leave = {
  pageTitle: '欠席の連絡：{title}',
  heading: '欠席されますか？',
  text: '{host}さんとのこのミーティングに関するメールは、今後{guest}に届かなくなります。ミーティングは予定どおり行われます。',
  submit: '欠席する',
  left: '欠席の連絡を受け付けました',
  leftText: '{host}さんとのミーティングは予定どおり行われます。カレンダーに予定が残っている場合は削除してください。',
  unknown: 'このリンクは無効になったか、すでに欠席の連絡が済んでいます。',
} satisfies Translated<typeof source>
