import type { responseMail as source } from '@/messages/en/mails/response-mail'
import type { Translated } from '@/messages/message'

/** One response to a form, for the form's owner. */
export const responseMail = {
  subject: '新しい回答：{title}（{who}）',
  preview: '{title}、{who}',
  heading: '新しい回答が届きました',
  who: '回答者：{who}',
  when: '受信日時：{when}',
  noAnswers: 'すべての質問がスキップされました。',
  open: '回答を開く',
  settings: 'このメールは、フォームの通知がオンになっているため送信しています。フォームの「{tab}」タブで変更できます。',
} satisfies Translated<typeof source>
