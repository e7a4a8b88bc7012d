import type { moveBooking as source } from '@/messages/en/visitor/move-booking'
import type { Translated } from '@/messages/message'

/** Moving a booking, by its attendee. */
export const moveBooking = {
  title: 'اختيار موعد جديد',
  pageTitle: 'تغيير موعد {title}',
  present: 'موعدك الحالي',
  keep: 'الإبقاء على هذا الموعد',
  confirmTitle: 'تغيير الموعد إلى هذا الوقت؟',
  newTime: 'الموعد الجديد',
  text: 'سيصبح موعدك السابق متاحًا للآخرين. سنرسل رسالة إليك وإلى {host}.',
  message: 'رسالة إلى {host} (اختياري)',
  otherTime: 'اختيار موعد آخر',
  submit: 'تغيير الموعد',
  pending: 'جارٍ تغيير الموعد…',
  close: 'إغلاق',
  failure: {
    title: 'لم يتغير الموعد',
    network: 'تعذّر تغيير موعد حجزك. يُرجى التحقق من الاتصال والمحاولة مجددًا. ما زالت رسالتك هنا.',
    default: 'تعذّر تغيير موعد حجزك. يُرجى المحاولة مجددًا.',
    nothing: 'لم يتغير شيء.',
    tooMany: 'المحاولات من شبكتك كثيرة جدًا.',
    /** The codes of the API's refusals. */
    refused: {
      taken: 'سبقك شخص آخر إلى هذا الموعد للتو.',
      past: 'بدأ هذا الموعد بالفعل، أو بدأ اجتماعك.',
      notice: 'فات أوان اختيار هذا الموعد: يحتاج المضيف إلى إشعار مسبق أطول.',
      window: 'هذا الموعد خارج التواريخ المتاحة للحجز.',
      limit: 'لا يستقبل المضيف مزيدًا من الحجوزات قرب هذا التاريخ.',
      closed: 'المضيف غير متاح في هذا الوقت، أو لا يستقبل حجوزات الآن.',
      hours: 'لم يعد المضيف يتيح هذا الموعد.',
      too_late: 'فات أوان تغيير موعد هذا الحجز عبر الإنترنت.',
      moves_used: 'لا يمكن تغيير موعد هذا الحجز مجددًا عبر الإنترنت.',
      already_cancelled: 'أُلغي هذا الحجز في هذه الأثناء.',
      booking_not_found: 'لم نعد نعثر على هذا الحجز.',
      availability_unknown: 'تقويم المضيف لا يستجيب، لذلك تعذّر التحقق من هذا الموعد. يُرجى المحاولة مجددًا بعد دقيقة.',
    },
    changed: 'تغيّر هذا الحجز في هذه الأثناء. موعده الآن: {time}. هل ما زال تغيير الموعد مطلوبًا؟',
    changedUnknown: 'تغيّر هذا الحجز في هذه الأثناء. هل ما زال تغيير الموعد مطلوبًا؟',
    contact: 'يمكن مراسلة {host}: <mail>{email}</mail>',
    nearest: 'أقرب المواعيد المتاحة:',
    noneNearby: 'لا توجد مواعيد أخرى متاحة الآن.',
  },
} satisfies Translated<typeof source>
