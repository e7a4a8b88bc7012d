import type { layout as source } from '@/messages/en/owner/layout'
import type { Translated } from '@/messages/message'

/** Around every signed-in screen. */
export const layout = {
  skipToContent: 'İçeriğe geç',
  toggleSidebar: 'Kenar çubuğunu aç/kapat',
  closeSidebar: 'Kapat',
  navigation: 'Gezinme',
  mainNavigation: 'Ana menü',
  nav: {
    meetings: 'Toplantılar',
    pages: 'Randevu sayfaları',
    integrations: 'Entegrasyonlar',
    forms: 'Formlar',
    settings: 'Ayarlar',
    timeOff: 'İzinler',
    developers: 'Geliştiriciler',
    contact: 'Bize ulaşın',
    support: 'Destek',
    security: 'Güvenlik',
  },
  renewal: {
    label: 'Yenilenmesi gereken hesaplar',
    required: '{service} hesabınızı yeniden bağlamanız gerekiyor',
    goTo: 'Entegrasyonlara git',
  },
  unsaved: {
    title: 'Kaydetmeden çıkılsın mı?',
    text: 'Bu sayfadaki kaydedilmemiş değişiklikleriniz kaybolur.',
    leave: 'Çık',
  },
  copyLink: {
    button: 'Bağlantıyı kopyala',
    done: 'Bağlantı kopyalandı',
    failed: 'Bağlantı kopyalanamadı',
  },
} satisfies Translated<typeof source>
