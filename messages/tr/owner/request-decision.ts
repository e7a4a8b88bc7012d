import type { requestDecision as source } from '@/messages/en/owner/request-decision'
import type { Translated } from '@/messages/message'

/** The page behind the links Approve and Decline in the mail about a request. */
export const requestDecision = {
  pageTitle: 'Randevu talebi · Slotform',
  product: 'Slotform',
  approve: {
    heading: 'Bu talep onaylansın mı?',
    button: 'Onayla',
    instead: 'Bunun yerine reddet',
    note: '{guest}, onayı ve takvim davetini e-postayla alacak.',
  },
  decline: {
    heading: 'Bu talep reddedilsin mi?',
    button: 'Reddet',
    instead: 'Bunun yerine onayla',
    note: '{guest} e-postayla bilgilendirilecek. Saat hemen yeniden müsait olur.',
    reason: '{guest} için mesaj (isteğe bağlı)',
  },
  what: 'Toplantı',
  when: 'Ne zaman',
  who: 'Kim',
  person: '{name}, {email}',
  until: 'Son yanıt zamanı',
  /** It was moved after the page had been opened. */
  moved: 'Talebin saati değişti. Lütfen yeniden bakın.',
  decided: {
    confirmed: { heading: 'Onaylandı', text: 'Bu randevu onaylandı.' },
    declined: { heading: 'Reddedildi', text: 'Bu talep reddedildi.' },
    cancelled: { heading: 'Geri çekildi', text: 'Bu talep geri çekildi veya iptal edildi.' },
    expired: { heading: 'Süresi doldu', text: 'Bu talebe zamanında yanıt verilmedi.' },
    past: { heading: 'Çok geç', text: 'Talep edilen saat başladı veya geçti.' },
  },
  missing: { heading: 'Burada verilecek bir karar yok', text: 'E-postanızdaki bağlantıyı kontrol edin.' },
  open: 'Toplantıyı aç',
} satisfies Translated<typeof source>
