import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'Bu saat artık müsait değil.'

/**
 * Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. They are in the HTML of
 * visitors' pages, so a code that only owners or programs can meet belongs into `apiErrors`.
 */
export const visitorErrors = {
  foreign_origin: 'İstek başka bir siteden geliyor',
  sign_in_refused: 'Bu e-posta adresiyle burada oturum açılamaz.',
  sign_in_links_sent:
    'Bu adrese zaten giriş bağlantıları gönderdik. Gelen kutunuzu kontrol edin: Son üç bağlantı 15 dakika geçerlidir.',
  booking_not_found: 'Randevu bulunamadı',
  form_not_published: 'Form bulunamadı veya yayında değil. Adresi kontrol edip tekrar deneyin.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'Bu randevu zaten iptal edilmiş.',
  too_late: 'Bu randevu artık çevrim içi değiştirilemez. Lütfen toplantı sahibine yazın.',
  form_closed: 'Bu form kapalı.',
  limited: 'Çok fazla istek gönderildi. Lütfen daha sonra tekrar deneyin.',
  not_storable: 'Metinde saklanamayan karakterler var',
  unavailable: 'Hizmet kısa süreliğine kullanılamıyor.',
  too_slow: 'İşlem çok uzun sürdü. Lütfen tekrar deneyin.',
  email_not_sent: 'E-posta gönderilemedi',
  availability_unknown: 'Müsaitlik şu anda kontrol edilemiyor.',
  internal: 'Bir sorun oluştu',
} satisfies Translated<typeof source>
