import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'İşlem tamamlanamadı',
  bookTitle: 'Randevu al: {title}',
  notBookedTitle: 'Randevu henüz alınmadı · {title}',
  notSentTitle: 'Henüz gönderilmedi · {title}',
  times: {
    days: 'Müsait saati olan günler',
    previous: 'Önceki: {month}',
    next: 'Sonraki: {month}',
    showTimes: 'Saatleri göster',
    dayLabel: { one: '{day}, {count} müsait saat', other: '{day}, {count} müsait saat' },
    unchecked: '{day}, müsaitlik bilinmiyor',
  },
  managed: {
    cancelTitle: 'İptal et: {title}',
    notCancelledTitle: 'İptal edilmedi · {title}',
    notMovedTitle: 'Saat değiştirilmedi · {title}',
    notCancelled: 'İptal edilmedi',
  },
  form: {
    notBooked: 'Randevu henüz alınmadı',
    otherTime: 'Başka bir saat seç',
    wrong: { one: '{count} alanı kontrol edin', other: '{count} alanı kontrol edin' },
    fault: '<link>{name}</link>: {message}',
    more: 'Yanıtlarınıza göre yeni sorular çıktı. Lütfen onları da yanıtlayın.',
    trapped:
      'İşlem otomatik yapılmış gibi göründüğü için randevu alınmadı. Robot değilseniz lütfen düğmeye yeniden basın.',
    notSent: 'Henüz gönderilmedi',
    lost: 'Yanıtlarınız gönderilmedi.',
  },
} satisfies Translated<typeof source>
