import type { receiptMail as source } from '@/messages/en/mails/receipt-mail'
import type { Translated } from '@/messages/message'

export const receiptMail = {
  subject: 'ご回答の控え：{title}',
  heading: 'ご回答を受け付けました',
  intro: '「{title}」にご回答いただき、ありがとうございます。',
  answers: 'ご回答内容',
  omitted: 'リンクやメールアドレスを含む回答は、ここには記載していません。',
  why: 'このメールは、フォームにこのアドレスが入力されたため送信しています。お心当たりがない場合は、このメールを無視してください。',
} satisfies Translated<typeof source>
