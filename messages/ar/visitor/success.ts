import type { success as source } from '@/messages/en/visitor/success'
import type { Translated } from '@/messages/message'

/** A booking that has just been made. */
export const success = {
  pageTitle: 'تم تأكيد الحجز',
  heading: 'تم تأكيد الحجز',
  mailNote: 'رسالة التأكيد في طريقها إلى بريدك.',
  mailedTo: 'أرسلنا رسالة إلى {email}.',
  /** Its host has to approve it. `until`: `4 يونيو 2030، 14:30`. */
  request: { heading: 'تم إرسال الطلب', text: 'غير مؤكد بعد. سيصلك رد المضيف في موعد أقصاه {until}.' },
  /** The heading when the confirmation is opened again after the meeting. */
  overHeading: 'انتهى هذا الاجتماع',
  meeting: 'الاجتماع',
  withHost: 'مع {host}',
  manage: 'تغيير الموعد أو إلغاء الحجز',
  date: 'التاريخ',
  time: 'الوقت',
  duration: 'المدة',
  location: 'المكان',
  goBack: 'رجوع',
  addToCalendar: 'الإضافة إلى التقويم',
  goHome: 'الانتقال إلى الصفحة الرئيسية',
  calendarFailed: 'تعذّر إنشاء ملف التقويم. الملف مرفق أيضًا برسالة التأكيد.',
  eventTitle: 'اجتماع',
} satisfies Translated<typeof source>
