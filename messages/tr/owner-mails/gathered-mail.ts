import type { gatheredMail as source } from '@/messages/en/owner-mails/gathered-mail'
import type { Translated } from '@/messages/message'

/** Notifications of one hour in one email, for an owner. */
export const gatheredMail = {
  heading: 'Son bir saatteki diğer bildirimler',
  bookings: { one: '{count} randevu daha', other: '{count} randevu daha' },
  requests: { one: '{count} randevu talebi daha', other: '{count} randevu talebi daha' },
  cancellations: { one: '{count} iptal', other: '{count} iptal' },
  responses: { one: '{count} yanıt daha', other: '{count} yanıt daha' },
  /** `title` of the meeting or the form, `who` booked or answered. */
  entry: '{title}, {who}',
  reason: 'Mesaj: {reason}',
  more: 've {left} tane daha',
  openMeetings: 'Toplantılarınızı açın',
  openForms: 'Formlarınızı açın',
  why: 'Bir saat içinde çok sayıda bildirim geldiğinde, gelen kutunuz dolmasın diye kalanları tek e-postada topluyoruz.',
} satisfies Translated<typeof source>
