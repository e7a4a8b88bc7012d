import type { integrations as source } from '@/messages/en/owner/integrations'
import type { Translated } from '@/messages/message'

/** Accounts of calendar and video services. */
export const integrations = {
  title: 'Platform entegrasyonları',
  metaTitle: 'Entegrasyonlar',
  intro: 'Kullandığınız takvimleri ve görüntülü görüşme araçlarını bağlayın.',
  calendars: { heading: 'Takvimler', intro: 'Çakışmalara karşı bunları kontrol eder ve randevularınızı ekleriz.' },
  toFeeds: 'Toplantılarınızı takvim uygulamanızda görmek ister misiniz? <feeds>Bir akışa abone olun</feeds>.',
  notEnabled: 'Bu sunucuda etkin değil: {services}',
  /** Cards whose headline is more than the provider's name. */
  headlines: { caldav: 'Apple iCloud, Fastmail, Nextcloud', ics: 'Adresiyle bir takvim (ICS)' },
  providers: {
    zoom: 'Her toplantıya ayrı bir Zoom bağlantısı ekler.',
    google:
      'Google takvimlerinizi çakışmalara karşı kontrol eder, randevuları onlara ekler ve Google Meet bağlantıları oluşturur.',
    microsoft:
      'Outlook takvimlerinizi çakışmalara karşı kontrol eder ve randevuları onlara ekler. İş ve okul hesapları Teams bağlantıları da alır.',
    caldav: 'CalDAV destekleyen her takvim. Takvimlerinizi çakışmalara karşı kontrol eder ve randevuları onlara ekler.',
    ics: 'Dosya olarak yayımlanan her takvim: vardiya, okul, spor kulübü. Çakışmalara karşı kontrol eder, yalnızca okuruz.',
  },
  connect: '{service} hesabı bağla',
  connectWith: '{service} ile bağlan',
  connectAnother: 'Başka bir hesap bağla',
  byAddress: { add: 'Adresle takvim ekle', addAnother: 'Başka bir takvim ekle' },
  notConfigured: '{service} bu sunucuda etkin değil. Yöneticiniz ayarlayabilir (bkz. docs/providers.md).',
  account: '{service} hesabı',
  connected: 'Bağlı',
  renewalRequired: 'Yenileme gerekli',
  since: 'Bağlandı: {date}',
  lastUsed: 'Bağlandı: {date} · Son kullanım: {lastUse}',
  calendarOnly: 'Yalnızca takvim. Bu hesap Teams bağlantısı oluşturamaz.',
  locations: {
    places: { in_person: 'Yüz yüze', phone: 'Telefon', link: 'Bağlantı', elsewhere: 'Başka bir yer' },
    connectFirst: '{location} (önce {service} hesabı bağlayın)',
    cannotCreateLinks: '{location} (hesabınız bağlantı oluşturamıyor)',
  },
  renewals: {
    label: 'Yenilenmesi gereken hesaplar',
    title: '{service} hesabınızı yeniden bağlamanız gerekiyor',
    text: 'Slotform, {account} için erişimini kaybetti. Hesabı yeniden bağlayana kadar bağlantı ve etkinlik oluşturulmaz, hesaba bağlı saatler sunulmaz.',
    thisAccount: 'bu hesap',
    refresh: 'Yenile',
  },
  disconnect: {
    button: 'Bağlantıyı kes',
    title: '{service} bağlantısı kesilsin mi?',
    text: 'Slotform bu hesaba artık erişemeyecek. Mevcut toplantılar değişmez.',
    textNamed: 'Slotform bu hesaba ({account}) artık erişemeyecek. Mevcut toplantılar değişmez.',
    done: { title: 'Bağlantı kesildi', text: 'Entegrasyonun bağlantısı kesildi' },
    failed: { title: 'Bağlantı kesilemedi', text: 'Entegrasyonun bağlantısı kesilemedi' },
    checking: 'Bu hesabı kullanan sayfalar aranıyor…',
    unknown: 'Bu hesabı kullanan sayfalar artık onu kontrol etmeyecek.',
    unused: 'Bu hesabı kullanan randevu sayfası yok.',
    stopsChecking: 'Artık bu hesapta çakışma aramayacak sayfalar: {pages}.',
    stopsWriting: 'Yeni randevuları artık bu hesabın takvimlerine eklenmeyecek sayfalar: {pages}.',
    stopsLinks:
      'Siz başka bir hesap bağlayana veya konumu değiştirene kadar yeni randevuları bağlantısız kalacak sayfalar: {pages}.',
    stopsDefault: 'Bu hesabın takvimleri, varsayılan takvimlerinizden çıkarılacak.',
    page: '“{title}”',
    morePages: '{count} sayfa daha',
  },
  arrival: {
    connected: {
      google: {
        title: 'Google hesabı bağlandı',
        text: 'Randevu sayfalarınız artık bu hesabın takvimlerini kontrol edebilir ve Google Meet üzerinden toplantı yapabilirsiniz.',
      },
      microsoft: {
        title: 'Microsoft hesabı bağlandı',
        text: 'Randevu sayfalarınız artık bu hesabın takvimlerini kontrol edebilir. İş veya okul hesabıyla Microsoft Teams üzerinden toplantı yapabilirsiniz.',
      },
      zoom: { title: 'Zoom hesabı bağlandı', text: 'Artık toplantı konumu olarak Zoom’u seçebilirsiniz.' },
    },
    failed: 'Bağlantı kurulamadı',
    errors: {
      missing_params: 'Oturum açma işlemi eksik döndü. Bu sayfadaki bağlama düğmesiyle yeniden başlayın.',
      invalid_user:
        'Bu oturum açma işlemi on dakikadan uzun süre önce, başka bir tarayıcıda veya başka bir kullanıcı tarafından başlatılmış. Buradan yeniden başlayın.',
      token_exchange_failed: 'Sağlayıcı oturum açma işlemini tamamlamadı. Biraz bekleyip yeniden bağlayın.',
      authentication_failed: 'Sağlayıcı erişim izni vermedi. Yeniden bağlayın ve “İzin ver” seçeneğini seçin.',
      tenant_access:
        'Kuruluşunuz Slotform’u onaylamamış. Kuruluşun yöneticisine danışın veya başka bir hesap kullanın.',
      configuration_error:
        'Bu sunucu o sağlayıcı için doğru ayarlanmamış. Yöneticinizden oradaki kaydı kontrol etmesini isteyin.',
      user_info_failed: 'Bunun hangi hesap olduğu anlaşılamadı. Biraz bekleyip yeniden bağlayın.',
      consent_required: 'Bazı izinler eksik. Yeniden bağlayın ve izin ekranındaki bütün kutuları işaretli bırakın.',
      AADSTS50020: 'Bu Microsoft hesabı, burada erişimi olmayan bir kuruluşa ait. Başka bir hesapla oturum açın.',
    },
    unknownError: 'Entegrasyon bağlanamadı. Lütfen tekrar deneyin.',
  },
} satisfies Translated<typeof source>
