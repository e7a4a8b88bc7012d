import type { meetingMail as source } from '@/messages/en/mails/meeting-mail'
import type { Translated } from '@/messages/message'

/** A meeting that its owner made, for the people who are invited. */
export const meetingMail = {
  invitation: { subject: '招待：{title}', heading: '{owner}さんからミーティングに招待されました' },
  update: { subject: '変更：{title}', heading: '{owner}さんがミーティングを変更しました' },
  cancellation: { subject: 'キャンセル：{title}', heading: '{owner}さんがミーティングをキャンセルしました' },
  guest: {
    invitation: '{owner}さんとのミーティングに招待されました',
    update: '{owner}さんとのミーティングの日時が変わりました',
    cancellation: '{owner}さんとのミーティングはキャンセルされました',
    leave: '欠席する',
  },
} satisfies Translated<typeof source>
