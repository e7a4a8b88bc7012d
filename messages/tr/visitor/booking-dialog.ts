import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'Randevuyu tamamlayın',
  close: 'Kapat',
  /** The time by the host's clock. */
  hostTime: '{host} için {time}',
  name: 'Ad soyad',
  email: 'E-posta',
  emailHint: 'Onayı ve takvim davetini bu adrese göndereceğiz.',
  requiredNote: 'Zorunlu',
  loading: 'Sorular yükleniyor…',
  notLoaded: 'Sorular yüklenemedi.',
  loadAgain: 'Tekrar dene',
  submit: 'Randevu al',
  pending: 'Randevu alınıyor…',
  failure: {
    title: 'Hata',
    default: 'Randevu alınamadı',
    network:
      'Randevunuz gönderilemedi. İnternet bağlantınızı kontrol edip tekrar deneyin. Girdiğiniz bilgiler hâlâ burada.',
    gone: 'Toplantı sahibi bu sayfayı az önce yayından kaldırdı. Randevu alınmadı.',
    outdated:
      'Toplantı sahibi soruları az önce değiştirdi. Randevu henüz alınmadı. Yanıtlarınızı gözden geçirip yeniden deneyin.',
    tooMany: 'Ağınızdan çok fazla randevu denemesi yapıldı.',
    nothingBooked: 'Randevu alınmadı. Lütfen birazdan tekrar deneyin.',
    /** The rule of the page that refuses a time. */
    refused: {
      past: 'Bu saat başladı veya geçti.',
      notice: 'Bu saat için artık geç: Toplantı sahibi daha erken randevu alınmasını istiyor.',
      window: 'Bu saat, randevu alınabilecek tarihlerin dışında.',
      limit: 'Toplantı sahibi bu tarihlerde daha fazla randevu kabul etmiyor.',
      closed: 'Toplantı sahibi bu saatte izinli.',
      hours: 'Toplantı sahibi bu saati artık sunmuyor.',
    },
    nearest: 'En yakın müsait saatler:',
    noneNearby: 'Şu anda başka müsait saat yok.',
  },
} satisfies Translated<typeof source>
