import type { emailCodeMail as source } from '@/messages/en/mails/email-code-mail'
import type { Translated } from '@/messages/message'

/** The code that somebody who books has to enter. Whoever reads it may not have asked for it. */
export const emailCodeMail = {
  subject: '確認コード：{code}',
  heading: 'メールアドレスの確認',
  intro: '{owner}さんの「{title}」を予約するには、このコードを入力してください：',
  outro: {
    other:
      'コードの有効期間は{count}分です。予約に心当たりがない場合は、このメールを無視してください。予約は行われていません。',
  },
} satisfies Translated<typeof source>
