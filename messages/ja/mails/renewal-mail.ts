import type { renewalMail as source } from '@/messages/en/mails/renewal-mail'
import type { Translated } from '@/messages/message'

/** A connection that has expired, for its owner. `service`: `Zoom`. */
export const renewalMail = {
  subject: '予約の受付を続けるには、{service}を再連携してください',
  heading: '{service}の連携の更新が必要です',
  text: 'Slotformは{service}アカウントにアクセスできなくなりました。アクセスの取り消し、パスワードの変更、または連携が一定期間使われなかったことが原因です。',
  textWithAccount:
    'Slotformは{service}アカウント（{account}）にアクセスできなくなりました。アクセスの取り消し、パスワードの変更、または連携が一定期間使われなかったことが原因です。',
  consequence:
    '再連携するまで、この連携に関わる空き時間は表示されず、新しいミーティングにはリンクもカレンダーの予定も作成されません。削除されたデータはありません。',
  button: '{service}を再連携',
} satisfies Translated<typeof source>
