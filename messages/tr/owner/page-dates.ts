import type { pageDates as source } from '@/messages/en/owner/page-dates'
import type { Translated } from '@/messages/message'

/** The single dates of a page that have hours of their own. */
export const pageDates = {
  heading: 'Belirli tarihler',
  intro: 'Bu saatler, haftalık saatlerin yerine geçer. Değiştirmek için bir tarih seçin.',
  closeSeveral: 'Birkaç günü kapat',
  closed: 'Kapalı',
  dayClosed: '{date}, kapalı',
  dayOpen: '{date}, açık: {hours}',
  /** `reason`: `Resmî tatil: Cumhuriyet Bayramı`. */
  dayOff: '{date}, {reason}',
  timeOff: 'Bu aydaki izinler',
  changeTimeOff: 'İzni değiştir',
  list: 'Değiştirilen tarihler',
  none: 'Değiştirilen tarih yok.',
  past: { one: '{count} geçmiş tarih', other: '{count} geçmiş tarih' },
  edit: 'Düzenle: {date}',
  removeEntry: 'Kaldır: {date}',
  dialog: 'Belirli tarihlerin saatleri',
  from: 'İlk gün',
  to: 'Son gün',
  toHint: 'Aynı gün veya aradaki bütün günleri değiştirmek için daha sonraki bir gün.',
  kind: 'Bu günlerde',
  open: 'Şu saatlerde açık',
  addSpan: 'Saat ekle',
  removeSpan: 'Bu saatleri kaldır',
  span: '{number}. saat aralığı',
  noSpan: 'Saat ekleyin veya “Kapalı” seçeneğini seçin.',
  apply: 'Uygula',
  remove: 'Haftalık saatlere dön',
  full: 'En fazla {max} tarih. Önce bazılarını kaldırın.',
} satisfies Translated<typeof source>
