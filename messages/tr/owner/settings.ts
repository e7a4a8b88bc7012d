import type { settings as source } from '@/messages/en/owner/settings'
import type { Translated } from '@/messages/message'

export const settings = {
  title: 'Ayarlar',
  intro: 'Profiliniz, tarih ve saatlerin görünümü.',
  loadFailed: {
    title: 'Ayarlar alınamadı',
    text: 'İnternet bağlantınızı kontrol edip tekrar deneyin.',
    retry: 'Tekrar dene',
  },
  unsaved: 'Kaydedilmemiş değişiklikleriniz var.',
  saved: 'Ayarlar güncellendi',
  saveFailed: { title: 'Ayarlar güncellenemedi', text: 'Değişiklikleriniz hâlâ burada. Lütfen tekrar deneyin.' },
  profile: {
    heading: 'Profil',
    fullName: 'Ad soyad',
    hint: 'Randevu sayfalarınızda ve e-postalarınızın göndereni olarak gösterilir.',
    example: 'Ada Lovelace',
  },
  brand: {
    heading: 'Marka',
    intro: 'Randevu sayfalarınızda, formlarınızda ve e-postalarınızda gösterilir.',
    face: {
      label: 'Fotoğraf',
      hint: 'Fotoğraf yoksa adınızın baş harflerini gösteririz.',
      choose: 'Fotoğraf yükle',
      replace: 'Fotoğrafı değiştir',
      remove: 'Fotoğrafı kaldır',
      saved: 'Fotoğraf kaydedildi',
      removed: 'Fotoğraf kaldırıldı',
      failed: 'Fotoğraf kaydedilemedi',
    },
    logo: {
      label: 'Logo',
      hint: 'İsteğe bağlı. En iyisi saydam arka planlı, geniş bir logodur.',
      choose: 'Logo yükle',
      replace: 'Logoyu değiştir',
      remove: 'Logoyu kaldır',
      saved: 'Logo kaydedildi',
      removed: 'Logo kaldırıldı',
      failed: 'Logo kaydedilemedi',
    },
    crop: {
      title: 'Fotoğrafınızı konumlandırın',
      text: 'Fotoğrafı sürükleyin veya kaydırıcıları kullanın.',
      zoom: 'Yakınlaştırma',
      across: 'Soldan sağa',
      down: 'Yukarıdan aşağıya',
      save: 'Fotoğrafı kaydet',
      unreadable: 'Tarayıcınız bu dosyayı gösteremiyor. JPEG veya PNG deneyin.',
    },
    bio: 'Kısa tanıtım',
    bioHint: 'İsteğe bağlı. Bir veya iki cümle.',
    bioExample: 'Küçük ekiplerin kalıcı yazılımlar yazmasına yardım ediyorum.',
    accent: 'Vurgu rengi',
    accentHint: 'Düğmelerde ve bağlantılarda kullanılır. Kontrast çok düşükse rengi ayarlarız.',
    preview: 'Önizleme',
    previewTitle: '30 dakikalık toplantı',
    previewButton: 'Randevu al',
  },
  publicProfile: {
    heading: 'Herkese açık profil',
    intro:
      'Randevu sayfalarınızın ve formlarınızın yer aldığı tek bir sayfa. Hangilerinin listeleneceğini her birini düzenlerken seçersiniz.',
    show: 'Herkese açık profilimi göster',
    username: 'Kullanıcı adı',
    usernameHint: 'Değiştirirseniz eski bağlantı çalışmaz olur.',
    view: 'Profili görüntüle',
  },
  time: {
    heading: 'Tarih ve saat',
    weekStartDay: 'Haftanın ilk günü',
    timeFormat: 'Saat biçimi',
    dateFormat: 'Tarih biçimi',
    formatExample: '{format} ({example})',
    timezoneHint: {
      saved: 'Slotform’un her yerinde ve e-postalarınızda kullanılır.',
      detected: 'Tarayıcınızdan algılandı. Kalması için kaydedin.',
      unknown: 'Saat diliminiz algılanamadı. Birini seçip kaydedin.',
    },
    preview: 'Nasıl görünecek',
    weeks: 'Hafta: {first} – {last}.',
  },
  calendars: {
    heading: 'Varsayılan takvimler',
    intro: 'Oluşturduğunuz toplantıları bu takvimlere ekleriz.',
    introWithOrder:
      'Oluşturduğunuz toplantıları bu takvimlere ekleriz. Davetleri ilk takvim gönderir; diğerlerine birer kopya eklenir.',
    none: 'Bir takvim bağlayana kadar toplantılar Slotform’da kalır. <link>Takvim bağlayın</link>',
  },
  language: {
    heading: 'Dil',
    intro: 'Ekranlarınız, size gelen e-postalar ve takviminiz için. Ziyaretçiler kendi dillerini seçer.',
  },
  appearance: {
    heading: 'Görünüm',
    intro: 'Bu tarayıcıda saklanır. Ziyaretçiler her zaman kendi sistem temalarını görür.',
    choices: { system: 'Sistem', light: 'Açık', dark: 'Koyu' },
  },
  testMail: {
    heading: 'E-posta',
    intro:
      'E-postalarımızın size ulaştığını kontrol edin. <address>{email}</address> adresine bir deneme e-postası göndeririz.',
    send: 'Bana deneme e-postası gönder',
    sent: 'Deneme e-postası gönderildi',
    sentText: '{email} adresinin gelen kutusuna bakın.',
    failed: 'Deneme e-postası gönderilemedi',
  },
  sessions: {
    heading: 'Oturum açık cihazlar',
    intro:
      'Hesabınızda oturum açık olan tarayıcılar. Tanımadıklarınızın veya artık kullanmadıklarınızın oturumunu kapatın.',
  },
} satisfies Translated<typeof source>
