import type { webhookMail as source } from '@/messages/en/mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Webhookを停止しました',
  heading: 'Webhookを停止しました',
  failed: '{address}から5日間成功の応答がないため、イベントの送信を停止しました。',
  gone: '{address}が410 Goneを返したため、イベントの送信を停止しました。',
  consequence:
    '今後のイベントはこの宛先に送信されません。送信履歴は30日間保存されます。復旧したら、エンドポイントを再び有効にしてください。',
  button: '開発者ページを開く',
} satisfies Translated<typeof source>
