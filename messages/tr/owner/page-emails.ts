import type { pageEmails as source } from '@/messages/en/owner/page-emails'
import type { Translated } from '@/messages/message'

/** The emails of a page: reminders, the follow-up, the owner’s own words. */
export const pageEmails = {
  reminders: {
    heading: 'Hatırlatmalar',
    intro:
      'Başlangıçtan önce gönderilen e-postalar. Her biri bir kez gönderilir, saat değişirse yeni saate göre ayarlanır, randevu iptal edilirse gönderilmez. Bir randevu, alındığı andaki hatırlatmalarını korur.',
    list: 'Bütün hatırlatmalar',
    before: '{number}. hatırlatma: başlangıçtan önce',
    unit: '{number}. hatırlatma: dakika, saat veya gün',
    to: '{number}. hatırlatma: alıcı',
    readers: { attendee: 'Randevuyu alan kişi', both: 'İkiniz' },
    words: '{number}. hatırlatma: kendi metniniz',
    insert: '{number}. hatırlatmaya ekle',
    wordsHint: 'Aşağıda bütün hatırlatmalar için yazılan metnin yerine geçer.',
    addWords: 'Kendi metnini ekle',
    addWordsTo: 'Kendi metnini ekle: {number}. hatırlatma',
    remove: '{number}. hatırlatmayı kaldır',
    add: 'Hatırlatma ekle',
    none: 'Hatırlatma gönderilmez.',
    effect: 'Başlangıçtan {lengths} önce gönderilir. Daha geç alınan randevularda ilgili hatırlatma gönderilmez.',
  },
  followUp: {
    heading: 'Toplantı sonrası e-posta',
    intro:
      'Toplantıdan sonra, randevuyu alan kişiye gönderilen e-posta. Randevu iptal edildiyse veya kişi gelmediyse gönderilmez.',
    isOn: 'Toplantıdan sonra e-posta gönder',
    after: 'Toplantı sonrası e-posta: bitişten sonra',
    unit: 'Toplantı sonrası e-posta: dakika, saat veya gün',
    words: 'Toplantı sonrası e-posta: metin',
    insert: 'Toplantı sonrası e-postaya ekle',
    preset: 'Zaman ayırdığınız için teşekkürler.',
    form: 'Toplantı sonrası e-posta: form',
    formHint: 'İsteğe bağlı. E-postada formun bağlantısı olur; her yanıtta hangi toplantıya ait olduğu yazar.',
    unpublished: 'Bu form yayında olmadığı için e-postada henüz bağlantısı yok.',
    effect: 'Bitişten {length} sonra gönderilir.',
    effectAtEnd: 'Toplantı biter bitmez gönderilir.',
  },
  texts: {
    heading: 'Kendi metinleriniz',
    intro: 'Bu sayfanın e-postalarına eklenen düz metin.',
    mails: {
      confirmation: {
        label: 'Onay e-postasında',
        insert: 'Onay e-postasına ekle',
        hint: 'Örneğin nasıl hazırlanılacağı veya yerinizin nasıl bulunacağı.',
      },
      reminder: {
        label: 'Her hatırlatmada',
        insert: 'Her hatırlatmaya ekle',
        hint: 'Kendi metni olan bir hatırlatmada bunun yerine o metin kullanılır.',
      },
      cancellation: {
        label: 'İptal e-postasında',
        insert: 'İptal e-postasına ekle',
        hint: 'Örneğin nasıl yeniden randevu alınacağı.',
      },
    },
  },
  /** Lengths in the largest unit that fits: `1 gün, 90 dakika ve 15 dakika`. */
  lengths: {
    minutes: { one: '{count} dakika', other: '{count} dakika' },
    hours: { one: '{count} saat', other: '{count} saat' },
    days: { one: '{count} gün', other: '{count} gün' },
    and: '{list} ve {last}',
  },
  length: '{count}/{max}',
  preview: 'Örnek bir randevuyla önizleme',
  /** Buttons that insert a variable. */
  variables: {
    attendee_name: 'Randevuyu alanın adı',
    owner_name: 'Sizin adınız',
    page_title: 'Sayfa başlığı',
    start: 'Başlangıç',
    duration: 'Süre',
    location: 'Konum',
    manage_url: 'Değişiklik bağlantısı',
  },
  samples: { attendee: 'Ada Lovelace', owner: 'Sizin adınız', manageUrl: 'https://example.com/b/…' },
} satisfies Translated<typeof source>
