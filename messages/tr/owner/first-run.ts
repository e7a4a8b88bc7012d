import type { firstRun as source } from '@/messages/en/owner/first-run'
import type { Translated } from '@/messages/message'

/** The three steps from a new account to a link that can be shared. */
export const firstRun = {
  heading: 'Randevu bağlantınızı hazırlayın',
  intro: 'Üç adım, yaklaşık bir dakika.',
  start: 'Başla',
  resume: 'Devam et',
  skip: 'Şimdilik atla',
  steps: {
    you: 'Adınız ve saat diliminiz',
    hours: 'Saatleriniz',
    link: 'Bağlantınız',
  },
  done: 'Tamamlandı',
  ready: {
    heading: 'Bağlantınız hazır',
    text: 'İstediğiniz kişiye gönderin. Karşınızdaki bir saat seçer, ikiniz de e-posta alırsınız.',
  },
  progress: 'Adım {number}/{total}',
  next: 'İleri',
  create: 'Bağlantımı oluştur',
  creating: 'Oluşturuluyor…',
  you: { nameHint: 'Ziyaretçiler bunu sayfanızda ve e-postalarda görür.' },
  hours: {
    intro: 'Sizden ne zaman randevu alınabilir? Günleri daha sonra tek tek ayarlayabilirsiniz.',
    days: 'Günler',
    noDay: 'En az bir gün seçin.',
    from: 'Başlangıç',
    to: 'Bitiş',
  },
  link: {
    title: 'Başlık',
    titlePreset: '30 dakikalık toplantı',
    later: 'Konum, soru ve takvimleri daha sonra ekleyebilirsiniz.',
  },
  failed: { title: 'Hata', settings: 'Ayarlar güncellenemedi', page: 'Randevu sayfası oluşturulamadı' },
} satisfies Translated<typeof source>
