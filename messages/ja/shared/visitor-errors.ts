import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'この時間は予約できなくなりました。'

/** Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. */
export const visitorErrors = {
  foreign_origin: '別のサイトからのリクエストです',
  sign_in_refused: 'このメールアドレスではログインできません。',
  sign_in_links_sent:
    'このメールアドレスにはすでにログイン用リンクを送信しています。受信トレイを確認してください。最新の3通が15分間有効です。',
  booking_not_found: '予約が見つかりません',
  form_not_published: 'フォームが見つからないか、公開されていません。URLを確認して、もう一度お試しください。',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'この予約はすでにキャンセルされています。',
  too_late: 'この予約はオンラインで変更できる期限を過ぎました。主催者にご連絡ください。',
  form_closed: 'このフォームは受付を終了しました。',
  limited: 'リクエストが多すぎます。しばらくしてからもう一度お試しください。',
  not_storable: '保存できない文字が含まれています',
  unavailable: '現在、サービスを一時的に利用できません。',
  too_slow: '時間がかかりすぎました。もう一度お試しください。',
  email_not_sent: 'メールを送信できませんでした',
  availability_unknown: '現在、空き状況を確認できません。',
  internal: '問題が発生しました',
} satisfies Translated<typeof source>
