import type { contact as source } from '@/messages/en/visitor/contact'
import type { Translated } from '@/messages/message'

export const contact = {
  title: 'Bize ulaşın',
  intro: 'Sorularınız, sorunlarınız, fikirleriniz mi var? Bize yazın. 24 saat içinde yanıtlıyoruz.',
  fullName: 'Ad soyad',
  email: 'E-posta',
  message: 'Mesaj',
  website: 'Web sitesi',
  submit: 'Mesaj gönder',
  sentTitle: 'Mesaj gönderildi',
  sentText: 'Mesajınız için teşekkürler. 24 saat içinde yanıt vereceğiz.',
  again: 'Yeni mesaj gönder',
  sentToast: 'Mesajınız gönderildi',
  failedTitle: 'Mesaj gönderilemedi',
  failedText: 'Lütfen daha sonra tekrar deneyin.',
} satisfies Translated<typeof source>
