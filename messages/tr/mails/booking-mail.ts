import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'Onaylandı: {title} – {owner}',
    heading: 'Randevunuz alındı',
    approved: '{owner} talebinizi onayladı',
  },
  notice: { subject: 'Yeni randevu: {title} – {guest}', heading: '{guest} randevu aldı: {title}' },
  /** It waits for the owner's approval. `until`: `4 Haziran 2026 Perşembe, 14:30, (GMT+03:00) Istanbul`. */
  request: {
    subject: 'Talep gönderildi: {title} – {owner}',
    heading: 'Talebiniz onay bekliyor',
    next: 'Henüz onaylanmadı:',
    until: '{owner} şu zamana kadar yanıt verebilir: {until}. Sonucu size her durumda e-postayla bildireceğiz.',
  },
  requestNotice: {
    subject: 'Onayınızı bekliyor: {title} – {guest}',
    heading: '{guest} randevu talep ediyor: {title}',
    next: 'Son yanıt zamanı:',
    until: '{until}. Bundan sonra talebin süresi dolar ve saat yeniden müsait olur.',
    approve: 'Onayla',
    decline: 'Reddet',
  },
  moved: {
    subject: 'Yeni saat: {title} – {name}',
    heading: '{name} toplantınızın saatini değiştirdi',
    ownHeading: 'Toplantınızın saati değişti',
    requestHeading: '{name} talebin saatini değiştirdi',
    ownRequestHeading: 'Talebin saati değişti',
    reason: 'Mesaj:',
  },
  manage: 'Saati değiştir veya iptal et',
  manageRequest: 'Saati değiştir veya geri çek',
  /** In place of the above once it is too late for both. */
  view: 'Randevuyu görüntüle',
  closed:
    'Randevunun saatini çevrim içi değiştirmek veya randevuyu iptal etmek için artık geç. Katılamayacaksanız bu e-postayı yanıtlayın; yanıtınızı {owner} alır.',
  /** The sender's name of a mail to the owner. */
  sender: '{guest} (Slotform aracılığıyla)',
} satisfies Translated<typeof source>
