import type { webhookMail as source } from '@/messages/en/owner-mails/webhook-mail'
import type { Translated } from '@/messages/message'

/** A webhook endpoint that was switched off, for its owner. `address`: where it was sent. */
export const webhookMail = {
  subject: 'Bir webhook kapatıldı',
  heading: 'Webhook kapatıldı',
  failed: '{address} beş gündür başarılı bir yanıt vermedi; bu yüzden oraya artık olay göndermiyoruz.',
  gone: '{address} 410 Gone yanıtını verdi; bu yüzden oraya artık olay göndermiyoruz.',
  consequence:
    'Bundan sonra olanlar oraya gönderilmez. Günlük, gönderilenleri 30 gün saklar. Uç nokta yeniden çalıştığında onu tekrar açın.',
  button: 'Geliştiriciler sayfasını aç',
} satisfies Translated<typeof source>
