import type { bookingDialog as source } from '@/messages/en/visitor/booking-dialog'
import type { Translated } from '@/messages/message'

/** Completing a booking: read by guests, and by owners who book for a guest. */
export const bookingDialog = {
  title: 'إتمام الحجز',
  close: 'إغلاق',
  /** The time by the host's clock. */
  hostTime: '{time} بتوقيت {host}',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHint: 'سنرسل التأكيد ودعوة التقويم إلى هذا العنوان.',
  requiredNote: 'مطلوب',
  loading: 'جارٍ تحميل الأسئلة…',
  notLoaded: 'تعذّر تحميل الأسئلة.',
  loadAgain: 'إعادة المحاولة',
  submit: 'حجز الاجتماع',
  pending: 'جارٍ الحجز…',
  failure: {
    title: 'خطأ',
    default: 'تعذّر حجز الاجتماع',
    network: 'تعذّر إرسال الحجز. يُرجى التحقق من الاتصال والمحاولة مجددًا. ما زالت بياناتك هنا.',
    gone: 'ألغى المضيف نشر هذه الصفحة للتو. لم يتم أي حجز.',
    outdated: 'غيّر المضيف الأسئلة للتو. لم يتم الحجز بعد. يُرجى مراجعة إجاباتك ثم الحجز مجددًا.',
    tooMany: 'محاولات الحجز من شبكتك كثيرة جدًا.',
    nothingBooked: 'لم يتم أي حجز. يُرجى المحاولة مجددًا بعد قليل.',
    /** The rule of the page that refuses a time. */
    refused: {
      past: 'بدأ هذا الموعد أو انقضى.',
      notice: 'فات أوان حجز هذا الموعد: يحتاج المضيف إلى إشعار مسبق أطول.',
      window: 'هذا الموعد خارج التواريخ المتاحة للحجز.',
      limit: 'لا يستقبل المضيف مزيدًا من الحجوزات قرب هذا التاريخ.',
      closed: 'المضيف غير متاح في هذا الوقت.',
      hours: 'لم يعد المضيف يتيح هذا الموعد.',
    },
    nearest: 'أقرب المواعيد المتاحة:',
    noneNearby: 'لا توجد مواعيد أخرى متاحة الآن.',
  },
} satisfies Translated<typeof source>
