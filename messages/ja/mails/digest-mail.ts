import type { digestMail as source } from '@/messages/en/mails/digest-mail'
import type { Translated } from '@/messages/message'

/** The responses of a day, for the forms' owner. */
export const digestMail = {
  subject: { other: 'フォームに新しい回答が{count}件あります' },
  subjectOfOne: { other: '新しい回答{count}件：{title}' },
  heading: { other: '昨日のまとめ以降の新しい回答：{count}件' },
  preview: '{title}：{total}',
  newResponses: { other: '新しい回答{count}件' },
  settings: {
    other:
      'このメールは、フォームで1日1回の通知がオンになっているため送信しています。各フォームの「{tab}」タブで変更できます。',
  },
} satisfies Translated<typeof source>
