import type { plain as source } from '@/messages/en/visitor/plain'
import type { Translated } from '@/messages/message'

/** The pages on which visitors book and answer forms without JavaScript. */
export const plain = {
  pageTitle: '{title} · Slotform',
  trouble: 'لم تنجح العملية',
  bookTitle: 'حجز {title}',
  notBookedTitle: 'لم يتم الحجز بعد · {title}',
  notSentTitle: 'لم يتم الإرسال بعد · {title}',
  times: {
    days: 'أيام فيها مواعيد متاحة',
    previous: 'السابق: {month}',
    next: 'التالي: {month}',
    showTimes: 'عرض المواعيد',
    dayLabel: {
      zero: '{day}، لا مواعيد متاحة',
      one: '{day}، موعد واحد متاح',
      two: '{day}، موعدان متاحان',
      few: '{day}، {count} مواعيد متاحة',
      many: '{day}، {count} موعدًا متاحًا',
      other: '{day}، {count} موعد متاح',
    },
    unchecked: '{day}، تعذّر التحقق من المواعيد',
  },
  managed: {
    cancelTitle: 'إلغاء {title}',
    notCancelledTitle: 'لم يتم الإلغاء · {title}',
    notMovedTitle: 'لم يتغير الموعد · {title}',
    notCancelled: 'لم يتم الإلغاء',
  },
  form: {
    notBooked: 'لم يتم الحجز بعد',
    otherTime: 'اختيار موعد آخر',
    wrong: {
      zero: 'يُرجى مراجعة الحقول',
      one: 'يُرجى مراجعة حقل واحد',
      two: 'يُرجى مراجعة حقلين',
      few: 'يُرجى مراجعة {count} حقول',
      many: 'يُرجى مراجعة {count} حقلًا',
      other: 'يُرجى مراجعة {count} حقل',
    },
    fault: '<link>{name}</link>: {message}',
    more: 'أدت إجاباتك إلى أسئلة أخرى. يُرجى الإجابة عنها أيضًا.',
    trapped: 'بدا هذا الحجز آليًا، لذلك لم يتم. إن لم يكن آليًا، فيُرجى الضغط على الزر مجددًا.',
    notSent: 'لم يتم الإرسال بعد',
    lost: 'لم تُرسل إجاباتك.',
  },
} satisfies Translated<typeof source>
