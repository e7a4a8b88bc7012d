import type { cancellationMail as source } from '@/messages/en/mails/cancellation-mail'
import type { Translated } from '@/messages/message'

/** A booking that was cancelled, for the guest and for the owner. */
export const cancellationMail = {
  subject: 'تم الإلغاء: {title} مع {name}',
  heading: 'تم إلغاء الاجتماع من قِبل {name}',
  ownHeading: 'لقد ألغيت الاجتماع',
  reason: 'الرسالة:',
  /** A request that nobody had approved yet. */
  withdrawn: {
    subject: 'تم سحب الطلب: {title} مع {name}',
    heading: 'تم سحب الطلب من قِبل {name}',
    ownHeading: 'لقد سحبت طلبك',
  },
  declined: { subject: 'تم الرفض: {title} مع {name}', heading: 'تم رفض طلبك من قِبل {name}' },
  expired: {
    subject: 'لم يتم التأكيد: {title} مع {name}',
    heading: 'لم يصل رد {name} على طلبك في الوقت المحدد',
  },
  bookAgain: 'حجز اجتماع آخر',
} satisfies Translated<typeof source>
