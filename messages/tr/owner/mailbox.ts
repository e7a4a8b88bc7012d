import type { mailbox as source } from '@/messages/en/owner/mailbox'
import type { Translated } from '@/messages/message'

/** The mails of an instance without a mail transport. */
export const mailbox = {
  title: 'Posta kutusu',
  intro:
    'Bir posta sunucusu ayarlanmadığı için e-postalar burada görünür. Bu sayfa yalnızca bu bilgisayardan açılabilir.',
  empty: 'Henüz e-posta yok.',
  envelope: 'Gönderen: {from} · Alıcı: {to} · {time}',
  calendarFile: 'Takvim dosyası',
  asHtml: 'HTML olarak görüntüle',
} satisfies Translated<typeof source>
