import type { calendarChangeMail as source } from '@/messages/en/mails/calendar-change-mail'
import type { Translated } from '@/messages/message'

/** The owner has changed an event that belongs to a meeting. `service`: `Google Calendar`. */
export const calendarChangeMail = {
  deleted: {
    subject: '{title}: تم الحذف في {service}',
    heading: 'تم حذف حدث',
    booking: 'لقد حذفت «{title}» في {service}. ما زال الحجز قائمًا.',
    meeting: 'لقد حذفت «{title}» في {service}. ما زال الاجتماع قائمًا.',
  },
  moved: {
    subject: '{title}: تم النقل في {service}',
    heading: 'تم نقل حدث',
    text: 'لقد نقلت «{title}» في {service} إلى وقت يتعارض مع حجز آخر (أو إلى حدث يستغرق اليوم كله)، لذلك أبقينا على الموعد الأصلي.',
  },
  button: 'مراجعة التغيير',
} satisfies Translated<typeof source>
