import type { bookingMail as source } from '@/messages/en/mails/booking-mail'
import type { Translated } from '@/messages/message'

/** A booking, for the guest and for the owner. */
export const bookingMail = {
  confirmation: {
    subject: 'تم التأكيد: {title} مع {owner}',
    heading: 'تم حجز اجتماعك',
    approved: 'وصلت موافقة {owner} على طلبك',
  },
  notice: { subject: 'حجز جديد: {title} مع {guest}', heading: 'حجز جديد من {guest}: {title}' },
  /** It waits for the owner's approval. `until`: `الخميس، 4 يونيو 2026، 14:30، (GMT+03:00) Istanbul`. */
  request: {
    subject: 'تم إرسال الطلب: {title} مع {owner}',
    heading: 'طلبك في انتظار الموافقة',
    next: 'غير مؤكد بعد:',
    until: 'آخر موعد لرد {owner}: {until}. سنبلغك بالنتيجة عبر البريد الإلكتروني في جميع الأحوال.',
  },
  requestNotice: {
    subject: 'طلب في انتظار ردك: {title} مع {guest}',
    heading: 'طلب حجز من {guest}: {title}',
    next: 'آخر موعد للرد:',
    until: '{until}. بعد ذلك تنتهي صلاحية الطلب ويصبح الموعد متاحًا من جديد.',
    approve: 'قبول',
    decline: 'رفض',
  },
  moved: {
    subject: 'موعد جديد: {title} مع {name}',
    heading: 'تم تغيير موعد اجتماعك من قِبل {name}',
    ownHeading: 'تم تغيير موعد اجتماعك',
    requestHeading: 'تم تغيير موعد الطلب من قِبل {name}',
    ownRequestHeading: 'تم تغيير موعد الطلب',
    reason: 'الرسالة:',
  },
  manage: 'تغيير الموعد أو الإلغاء',
  manageRequest: 'تغيير الموعد أو سحب الطلب',
  view: 'عرض الحجز',
  closed:
    'فات أوان تغيير الموعد أو الإلغاء عبر الإنترنت. إن تعذّر عليك الحضور، فيُرجى إبلاغ {owner} بالرد على هذه الرسالة.',
  /** The sender's name of a mail to the owner. */
  sender: '{guest} (عبر Slotform)',
} satisfies Translated<typeof source>
