import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'Randevunuz',
  status: {
    pending: 'Onay bekliyor',
    confirmed: 'Onaylandı',
    over: 'Gerçekleşti',
    cancelled: 'İptal edildi',
    withdrawn: 'Geri çekildi',
    declined: 'Reddedildi',
    expired: 'Süresi doldu',
  },
  with: '{host} ile toplantınız',
  attendee: 'Randevuyu alan',
  guests: 'Konuklar',
  answers: 'Yanıtlarınız',
  yourTime: 'Sizin saatiniz',
  /** One line beneath; the date only where it is another one. */
  hostTime: '{host} için: {period}, {zone}',
  hostTimeInFull: '{host} için: {date}, {period}, {zone}',
  download: 'Takvime ekle',
  bookAnother: 'Yeni randevu al',
  bookAgain: 'Tekrar randevu al',
  /** Why a booking does not stand, or not yet. */
  pendingNote:
    'Randevu, {host} onayladığında kesinleşir. O zamana kadar saatiniz ayrılır ve sonucu size e-postayla bildiririz.',
  pendingUntil:
    'Randevu, {host} onayladığında kesinleşir (en geç: {until}). O zamana kadar saatiniz ayrılır ve sonucu size e-postayla bildiririz.',
  declinedNote: '{host} bu saatte müsait değil.',
  expiredNote: '{host} zamanında yanıt vermedi; bu saat yeniden müsait.',
  reason: '{host} şunları yazdı:',
  move: 'Saati değiştir',
  loading: 'Yükleniyor…',
  cancel: 'Randevuyu iptal et',
  cancelTitle: 'Bu randevu iptal edilsin mi?',
  /** The same for a request. */
  request: {
    cancel: 'Talebi geri çek',
    cancelTitle: 'Bu talep geri çekilsin mi?',
    keep: 'Talebi koru',
    cancelling: 'Geri çekiliyor…',
  },
  cancelText: 'Bu saat başkaları için müsait olur. Siz ve {host} e-postayla bilgilendirilirsiniz.',
  message: '{host} için mesaj (isteğe bağlı)',
  keep: 'Randevuyu koru',
  close: 'Kapat',
  cancelling: 'İptal ediliyor…',
  /** Right after it. */
  cancelled: { heading: 'Toplantınız iptal edildi', text: 'Siz ve {host} e-postayla bilgilendirildiniz.' },
  withdrawn: { heading: 'Talebiniz geri çekildi', text: 'Siz ve {host} e-postayla bilgilendirildiniz.' },
  moved: { heading: 'Toplantınızın saati değişti', text: 'Siz ve {host} e-postayla bilgilendirildiniz.' },
  movedRequest: 'Talebiniz artık yeni saat için',
  cancelFailed: 'Randevu iptal edilemedi. Lütfen tekrar deneyin.',
} satisfies Translated<typeof source>
