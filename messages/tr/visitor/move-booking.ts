import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'Yeni bir saat seçin',
  pageTitle: 'Saati değiştir: {title}',
  present: 'Şu anki saatiniz',
  keep: 'Bu saati koru',
  confirmTitle: 'Bu saate alınsın mı?',
  newTime: 'Yeni saat',
  text: 'Eski saatiniz başkaları için müsait olur. Siz ve {host} e-postayla bilgilendirilirsiniz.',
  message: '{host} için mesaj (isteğe bağlı)',
  otherTime: 'Başka bir saat seç',
  submit: 'Saati değiştir',
  pending: 'Değiştiriliyor…',
  close: 'Kapat',
  failure: {
    title: 'Saat değiştirilmedi',
    network:
      'Randevunuzun saati değiştirilemedi. İnternet bağlantınızı kontrol edip tekrar deneyin. Mesajınız hâlâ burada.',
    default: 'Randevunuzun saati değiştirilemedi. Lütfen tekrar deneyin.',
    nothing: 'Hiçbir şey değişmedi.',
    tooMany: 'Ağınızdan çok fazla deneme yapıldı.',
    /** The codes of the API's refusals. */
    refused: {
      taken: 'Bu saati az önce başka biri aldı.',
      past: 'Bu saat veya toplantınız çoktan başladı.',
      notice: 'Bu saati seçmek için artık geç: Toplantı sahibi daha erken randevu alınmasını istiyor.',
      window: 'Bu saat, randevu alınabilecek tarihlerin dışında.',
      limit: 'Toplantı sahibi bu tarihlerde daha fazla randevu kabul etmiyor.',
      closed: 'Toplantı sahibi bu saatte izinli veya şu anda randevu kabul etmiyor.',
      hours: 'Toplantı sahibi bu saati artık sunmuyor.',
      too_late: 'Bu randevunun saatini buradan değiştirmek için artık geç.',
      moves_used: 'Bu randevunun saati buradan bir daha değiştirilemez.',
      already_cancelled: 'Bu randevu bu arada iptal edildi.',
      booking_not_found: 'Bu randevu artık bulunamıyor.',
      availability_unknown:
        'Toplantı sahibinin takvimi yanıt vermediği için bu saat kontrol edilemiyor. Bir dakika sonra tekrar deneyin.',
    },
    changed: 'Bu randevu bu arada değişti. Şu anki saati: {time}. Yine de saati değiştirmek istiyor musunuz?',
    changedUnknown: 'Bu randevu bu arada değişti. Yine de saati değiştirmek istiyor musunuz?',
    contact: '{host} ile iletişime geçin: <mail>{email}</mail>',
    nearest: 'En yakın müsait saatler:',
    noneNearby: 'Şu anda başka müsait saat yok.',
  },
} satisfies Translated<typeof source>
