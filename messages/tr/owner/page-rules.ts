import type { pageRules as source } from '@/messages/en/owner/page-rules'
import type { Translated } from '@/messages/message'

/** The rules of a page: gaps, notice and window, limits, start times. */
export const pageRules = {
  gaps: {
    heading: 'Boşluklar',
    intro:
      'Her randevunun öncesinde ve sonrasında boş kalan dakikalar. İki randevu arasında daha uzun olan boşluk geçerlidir.',
    before: 'Randevudan önce',
    after: 'Randevudan sonra',
  },
  minutes: '{minutes} dk.',
  none: 'Yok',
  unit: 'dk.',
  notices: { units: { minutes: 'Dakika', hours: 'Saat', days: 'Gün' } },
  approval: {
    heading: 'Onay',
    intro:
      'Her randevu kesinleşmeden önce kararı siz verin. E-postadan veya toplantılarınızdan onaylayabilir ya da reddedebilirsiniz.',
    isOn: 'Her randevuyu önce onayıma sun',
    hours: 'Karar süresi (saat)',
    hoursHint: 'Bu süre dolunca veya talep edilen saat gelince talebin süresi dolar.',
    effect: {
      one: 'Talep edilen saat en fazla {count} saat ayrılır. Şimdiye kadar alınan randevular onaylı kalır.',
      other: 'Talep edilen saat en fazla {count} saat ayrılır. Şimdiye kadar alınan randevular onaylı kalır.',
    },
  },
  changes: {
    heading: 'Değişiklik ve iptal',
    intro:
      'Katılımcılar başlangıca kadar saati değiştirebilir veya iptal edebilir. Bir randevu, alındığı andaki kurallara bağlı kalır. Siz her zaman saati değiştirebilir veya iptal edebilirsiniz.',
    cancelNotice: 'İptal için ön bildirim',
    cancelHint: 'Başlangıçtan önceki süre. 0 ise toplantı başlayana kadar iptal edilebilir.',
    cancelUnit: 'İptal için ön bildirimin birimi',
    moveNotice: 'Saat değişikliği için ön bildirim',
    moveHint: 'Başlangıçtan önceki süre. 0 ise toplantı başlayana kadar saat değiştirilebilir.',
    moveUnit: 'Saat değişikliği için ön bildirimin birimi',
    isLimited: 'Katılımcıların saati kaç kez değiştirebileceğini sınırla',
    maxMoves: 'Randevu başına değişiklik',
  },
  ahead: {
    heading: 'Ne kadar önceden',
    notice: 'En az ön bildirim',
    noticeHint: 'Şu an ile başlangıç arasındaki süre. 0 ise son dakikaya kadar randevu alınabilir.',
    noticeUnit: 'Ön bildirimin birimi',
    window: 'Randevu alınabilecek tarihler',
    windows: { none: 'Sınır yok', days: 'Belirli sayıda gün', range: 'İki tarih arası' },
    noneHint: 'En fazla {max} gün sonrası için.',
    days: 'Gün sayısı',
    daysHint: 'Bugün ve sonraki bu kadar gün, sayfanın saat dilimine göre.',
    from: 'İlk tarih',
    to: 'Son tarih',
  },
  limits: {
    heading: 'Sınırlar',
    intro:
      'Bu sayfada bir günde, haftada veya ayda en fazla kaç randevunun başlayabileceği. Sınıra ulaşılınca o dönem kapanır.',
    per: { day: 'Günlük sınır', week: 'Haftalık sınır', month: 'Aylık sınır' },
    max: { day: 'Günlük randevu', week: 'Haftalık randevu', month: 'Aylık randevu' },
  },
  starts: {
    heading: 'Başlangıç saatleri',
    step: 'İki başlangıç arası',
    steps: { same: 'Randevu süresi kadar', own: 'Belirli sayıda dakika' },
    stepMinutes: 'Başlangıçlar arasındaki dakika',
    stepSame: 'Birkaç süre varsa en kısası geçerlidir.',
    align: 'İlk başlangıç',
    aligns: { window: 'Saatlerinizin başında', clock: 'Tam saatlere göre' },
    clockHint: 'Başlangıçlar arası 15 dakikaysa: :00, :15, :30 ve :45.',
  },
} satisfies Translated<typeof source>
