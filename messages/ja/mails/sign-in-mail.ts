import type { signInMail as source } from '@/messages/en/mails/sign-in-mail'
import type { Translated } from '@/messages/message'

/** The login link, for an owner. */
export const signInMail = {
  subject: 'Slotformのログイン用リンク',
  heading: 'Slotformにログイン',
  text: 'このボタンを押すと、{email}としてSlotformにログインします。',
  button: 'ログイン',
  copy: 'または、次のアドレスをコピーしてブラウザーで開いてください：',
  requestedFrom: 'リクエスト元：{system}の{name}（{when}）',
  requested: 'リクエスト日時：{when}',
  validity: 'リンクの有効期間は15分で、1回だけ使えます。',
  ignore: '心当たりがない場合は、このメールを無視してください。',
} satisfies Translated<typeof source>
