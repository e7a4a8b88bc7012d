import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} – {host}',
  pageDescription: {
    one: '{host} ile {count} dakikalık bir toplantı için randevu alın.',
    other: '{host} ile {count} dakikalık bir toplantı için randevu alın.',
  },
  preview: { alt: 'Randevu alın', title: 'Randevu alın', call: 'Saat seçin' },
  /** Without JavaScript. */
  plain: { note: 'JavaScript kapalı. Yine de randevu alabilirsiniz.', seeTimes: 'Müsait saatleri gör' },
  facts: {
    duration: 'Süre',
    location: 'Konum',
    /** A location that the owner has not written down yet. */
    toBeShared: 'Ayrıntıları toplantı sahibi paylaşacak',
    more: 'Daha fazla göster',
    less: 'Daha az göster',
  },
  duration: {
    minutes: { one: '{count} dakika', other: '{count} dakika' },
    hours: { one: '{count} saat', other: '{count} saat' },
    both: '{hours} sa. {minutes} dk.',
  },
  calendar: {
    today: 'Bugün, {day}',
    closed: '{day}, kapalı: {label}',
    previous: 'Önceki ay',
    next: 'Sonraki ay',
    previousWeek: 'Önceki hafta',
    nextWeek: 'Sonraki hafta',
    wholeMonth: 'Bütün ayı göster',
    loading: 'Müsait saatler aranıyor…',
    dayStatus: { one: '{day}: {count} müsait saat', other: '{day}: {count} müsait saat' },
  },
  dayParts: { night: 'Gece', morning: 'Sabah', afternoon: 'Öğleden sonra', evening: 'Akşam' },
  times: {
    label: 'Saat seçin',
    hourFormat: 'Saat biçimi',
    refresh: 'Yenile',
    retry: 'Tekrar dene',
    none: {
      one: 'Önümüzdeki {count} gün içinde müsait saat yok',
      other: 'Önümüzdeki {count} gün içinde müsait saat yok',
    },
    noneHint: 'Daha sonra tekrar bakın veya bu bağlantıyı size gönderen kişiye yazın.',
    closed: 'Kapalı: {label}',
    next: 'İlk müsait gün: {day}',
    unchecked: {
      title: 'Müsaitlik şu anda kontrol edilemiyor',
      hint: 'Toplantı sahibinin takvimi yanıt vermiyor. Dolu olabilecek saatleri bu yüzden göstermiyoruz. Bir dakika sonra tekrar deneyin.',
    },
    failed: { title: 'Saatler yüklenemedi', hint: 'İnternet bağlantınızı kontrol edip tekrar deneyin.' },
    gone: { title: 'Bu sayfa artık kullanılamıyor', hint: 'Toplantı sahibi sayfayı az önce yayından kaldırdı.' },
    limited: 'Çok fazla istek gönderildi',
    changed: {
      title: 'Bu süre artık sunulmuyor',
      hint: 'Yeniden bir saat seçin.',
    },
  },
  dialogFailed: 'Randevu formu açılamadı. İnternet bağlantınızı kontrol edip yeniden bir saat seçin.',
  scheduled: 'Toplantınız planlandı!',
  madeWith: 'Randevu altyapısı: <link>Slotform</link>',
} satisfies Translated<typeof source>
