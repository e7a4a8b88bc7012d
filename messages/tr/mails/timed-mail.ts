import type { followUpMail as followUpSource, reminderMail as reminderSource } from '@/messages/en/mails/timed-mail'
import type { Translated } from '@/messages/message'

/** Before a booking, to the guest and perhaps to the owner. */
export const reminderMail = {
  subject: 'Hatırlatma: {title} – {name}',
  heading: 'Toplantınız yaklaşıyor',
  change: 'Saati değiştir veya iptal et',
} satisfies Translated<typeof reminderSource>

/** After a booking, to the guest, with the owner's words. */
export const followUpMail = {
  subject: 'Toplantınızın ardından: {title} – {owner}',
  heading: 'Toplantınızla ilgili bir mesaj',
  openForm: 'Birkaç soruyu yanıtla',
} satisfies Translated<typeof followUpSource>
