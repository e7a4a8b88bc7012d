import type { caldav as source } from '@/messages/en/owner/caldav'
import type { Translated } from '@/messages/message'

/** Connecting a calendar server with an app password. */
export const caldav = {
  connect: 'CalDAV hesabı bağla',
  renew: 'CalDAV hesabını yenile',
  intro: 'Önce bağlantıyı deneyeceğiz. Parolanız şifrelenerek saklanır ve hiçbir zaman gösterilmez.',
  connected: 'CalDAV hesabı bağlandı',
  renewed: 'CalDAV hesabı yenilendi',
  connectedText: 'Randevu sayfalarınız artık {account} hesabının takvimlerini kontrol edip onlara randevu ekleyebilir.',
  failed: 'Bağlantı kurulamadı',
  nothingStored: 'Hiçbir şey kaydedilmedi. Lütfen tekrar deneyin.',
  service: 'Hizmet',
  serverAddress: 'Sunucu adresi',
  username: 'Kullanıcı adı',
  password: 'Uygulama parolası',
  submit: 'Bağla',
  submitRenewal: 'Yenile',
  checking: 'Kontrol ediliyor…',
  addressHint: 'Sunucunuzun CalDAV adresi.',
  nextcloudAddressHint: 'Tarayıcıda kullandığınız adres, ör. cloud.example.com',
  services: {
    icloud: {
      name: 'iCloud',
      username: 'Apple Hesabınızın e-posta adresi.',
      password:
        'Apple Hesabınızın parolasını kullanmayın. account.apple.com adresinde, Giriş Yapma ve Güvenlik altında uygulamaya özel bir parola oluşturun.',
    },
    fastmail: {
      name: 'Fastmail',
      username: 'Fastmail adresiniz.',
      password:
        'Fastmail’de Settings → Privacy & Security → App passwords altında, takvimlere erişimi olan bir parola oluşturun.',
    },
    nextcloud: {
      name: 'Nextcloud',
      username: 'Nextcloud kullanıcı adınız.',
      password:
        'Nextcloud’da Ayarlar → Güvenlik → Aygıtlar ve oturumlar altında bir parola oluşturun: Yeni uygulama parolası oluştur.',
    },
    anyServer: {
      name: 'Başka bir sunucu',
      username: 'Genellikle e-posta adresiniz.',
      password:
        'Hizmet uygulama parolası sunuyorsa Slotform için bir tane oluşturun. İstediğiniz zaman iptal edebilirsiniz.',
    },
  },
} satisfies Translated<typeof source>
