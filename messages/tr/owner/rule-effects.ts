import type { ruleEffects as source } from '@/messages/en/owner/rule-effects'
import type { Translated } from '@/messages/message'

/** Effects of a page’s rules while they are edited: one sentence under each rule, and what a save would change. */
export const ruleEffects = {
  day: 'Boş bir {weekday} günü {starts} var; {bookings}.',
  startTimes: { one: '{count} başlangıç saati', other: '{count} başlangıç saati' },
  dayHolds: { one: 'dolu bir güne {count} randevu sığar', other: 'dolu bir güne {count} randevu sığar' },
  noStarts: '{weekday} günü başlangıç saati yok: Saatler bir randevudan kısa.',
  noWeek: 'Haftalık saat yok.',
  firstStart: {
    today: 'Ziyaretçiler bugün {time} ve sonrasını görür.',
    tomorrow: 'Ziyaretçiler yarın {time} ve sonrasını görür.',
    later: 'Ziyaretçiler {date}, {time} ve sonrasını görür.',
    none: 'Ziyaretçiler bu kurallarla hiçbir saat görmez.',
  },
  lastDate: 'Randevu alınabilecek son tarih {date}.',
  limits: {
    most: 'En fazla {limits}: {week}.',
    none: 'Sınır yok: {week}.',
    day: { one: 'günde {count} randevu', other: 'günde {count} randevu' },
    week: { one: 'haftada {count} randevu', other: 'haftada {count} randevu' },
    month: { one: 'ayda {count} randevu', other: 'ayda {count} randevu' },
    weekHolds: { one: 'dolu bir haftaya {count} randevu sığar', other: 'dolu bir haftaya {count} randevu sığar' },
  },
  starts: {
    all: 'Başlangıçlar: {times}.',
    first: 'Başlangıçlar: {times} …',
  },
  dates: 'Önümüzdeki 12 ayda {closed}, {changed}.',
  closedDates: { one: '{count} kapalı tarih', other: '{count} kapalı tarih' },
  changedDates: { one: 'saatleri farklı {count} tarih', other: 'saatleri farklı {count} tarih' },
  forecast: {
    heading: 'Bunu kaydederseniz',
    hours: 'Haftada sunulan saat: {before} → {after}.',
    starts: 'Önümüzdeki {days} gündeki başlangıç saatleri: {before} → {after}.',
    same: 'Önümüzdeki {days} günde başlangıç saatlerinin sayısı değişmez.',
    startsUnknown: 'Bir takvim şu anda okunamadığı için başlangıç saatleri sayılamıyor.',
    impossible: {
      one: 'Son {days} gündeki randevuların {count} tanesi alınamazdı ({reasons}).',
      other: 'Son {days} gündeki randevuların {count} tanesi alınamazdı ({reasons}).',
    },
    reasons: {
      notice: 'ön bildirim {count}',
      window: 'tarihler {count}',
      hours: 'saatler {count}',
      closed: 'izin {count}',
      limit: 'sınır {count}',
      gap: 'boşluk {count}',
    },
    allPossible: 'Son {days} gündeki bütün randevular alınabilirdi.',
    outsideHours: {
      one: 'Mevcut {count} randevu yeni saatlerin dışında kalıyor ve korunuyor.',
      other: 'Mevcut {count} randevu yeni saatlerin dışında kalıyor ve korunuyor.',
    },
    outsideRules: {
      one: 'Mevcut {count} randevu yeni kuralların dışında kalıyor ve korunuyor.',
      other: 'Mevcut {count} randevu yeni kuralların dışında kalıyor ve korunuyor.',
    },
    show: 'Bu randevuları göster',
    booking: '{date}, {time} · {name}',
    standing: {
      window: 'tarihlerin dışında',
      length: 'farklı süre',
      hours: 'saatlerin dışında',
      starts: 'başlangıç saatlerinin arasında',
      closed: 'izin',
      limit: 'sınırın üstünde',
    },
    more: { one: 've {count} randevu daha', other: 've {count} randevu daha' },
  },
} satisfies Translated<typeof source>
