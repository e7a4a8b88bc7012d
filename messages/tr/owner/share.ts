import type { share as source } from '@/messages/en/owner/share'
import type { Translated } from '@/messages/message'

export const share = {
  button: 'Paylaş',
  title: 'Paylaş: “{title}”',
  link: 'Bağlantı',
  qrCode: 'QR kodu',
  qrCodeOf: 'QR kodu: {link}',
  qrCodeFailed: 'QR kodu yüklenemedi. Bu pencereyi yeniden açın.',
  download: 'SVG olarak indir',
  onYourSite: 'Kendi sitenizde',
  snippets: {
    inline: { name: 'Gömülü', note: 'Sayfanızın içinde yer alır ve boyutunu kendi ayarlar.' },
    popup: { name: 'Açılır pencere', note: 'Sayfanızda bir pencere açan bağlantı.' },
    button: {
      name: 'Yüzen düğme',
      note: 'Sayfanız kaydırılırken köşede kalır. Metnini ve rengini dilediğiniz gibi değiştirin.',
    },
    frame: { name: 'Script olmadan', note: 'Script engelleyen siteler için. Sabit yükseklik.' },
  },
  copy: 'Kopyala',
  copied: '{thing} kopyalandı',
  copyFailed: '{thing} kopyalanamadı',
  copyByHand: 'Seçip elle kopyalayın.',
} satisfies Translated<typeof source>
