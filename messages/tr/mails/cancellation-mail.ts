import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'İptal edildi: {title} – {name}',
  heading: '{name} toplantıyı iptal etti',
  ownHeading: 'Toplantıyı iptal ettiniz',
  reason: 'Mesaj:',
  /** A request that nobody had approved yet. */
  withdrawn: {
    subject: 'Geri çekildi: {title} – {name}',
    heading: '{name} talebini geri çekti',
    ownHeading: 'Talebinizi geri çektiniz',
  },
  declined: { subject: 'Reddedildi: {title} – {name}', heading: '{name} talebinizi reddetti' },
  expired: {
    subject: 'Onaylanmadı: {title} – {name}',
    heading: '{name} talebinize zamanında yanıt vermedi',
  },
  bookAgain: 'Yeni randevu al',
} satisfies Translated<typeof source>
