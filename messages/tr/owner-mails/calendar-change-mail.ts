import type { calendarChangeMail as source } from '@/messages/en/owner-mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: {service} üzerinde silindi',
    heading: 'Bir etkinlik silindi',
    booking: '“{title}” etkinliğini {service} üzerinde sildiniz. Randevu hâlâ geçerli.',
    meeting: '“{title}” etkinliğini {service} üzerinde sildiniz. Toplantı hâlâ geçerli.',
  },
  moved: {
    subject: '{title}: {service} üzerinde taşındı',
    heading: 'Bir etkinlik taşındı',
    text: '“{title}” etkinliğini {service} üzerinde başka bir randevuyla çakışan bir saate (veya tüm gün süren bir etkinliğe) taşıdınız. Bu yüzden önceki saati koruduk.',
  },
  button: 'Değişikliği incele',
} satisfies Translated<typeof source>
