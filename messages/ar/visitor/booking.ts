import type { booking as source } from '@/messages/en/visitor/booking'
import type { Translated } from '@/messages/message'

/** A booking page. */
export const booking = {
  pageTitle: '{title} مع {host}',
  pageDescription: {
    zero: 'حجز اجتماع مع {host}.',
    one: 'حجز اجتماع لمدة دقيقة واحدة مع {host}.',
    two: 'حجز اجتماع لمدة دقيقتين مع {host}.',
    few: 'حجز اجتماع لمدة {count} دقائق مع {host}.',
    many: 'حجز اجتماع لمدة {count} دقيقة مع {host}.',
    other: 'حجز اجتماع لمدة {count} دقيقة مع {host}.',
  },
  preview: { alt: 'حجز موعد', title: 'حجز موعد', call: 'اختيار موعد' },
  /** Without JavaScript. */
  plain: { note: 'JavaScript غير مفعّل. ما زال بإمكانك الحجز.', seeTimes: 'عرض المواعيد المتاحة' },
  facts: {
    duration: 'المدة',
    location: 'المكان',
    /** A location that the owner has not written down yet. */
    toBeShared: 'ستصل التفاصيل من المضيف',
    more: 'عرض المزيد',
    less: 'عرض أقل',
  },
  duration: {
    minutes: {
      zero: '{count} دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
    hours: {
      zero: '{count} ساعة',
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '{count} ساعات',
      many: '{count} ساعة',
      other: '{count} ساعة',
    },
    both: '{hours} س {minutes} د',
  },
  calendar: {
    today: 'اليوم، {day}',
    closed: '{day}، مغلق: {label}',
    previous: 'الشهر السابق',
    next: 'الشهر التالي',
    previousWeek: 'الأسبوع السابق',
    nextWeek: 'الأسبوع التالي',
    wholeMonth: 'عرض الشهر كاملًا',
    loading: 'جارٍ البحث عن المواعيد المتاحة…',
    dayStatus: {
      zero: '{day}: لا مواعيد متاحة',
      one: '{day}: موعد واحد متاح',
      two: '{day}: موعدان متاحان',
      few: '{day}: {count} مواعيد متاحة',
      many: '{day}: {count} موعدًا متاحًا',
      other: '{day}: {count} موعد متاح',
    },
  },
  dayParts: { night: 'ليلًا', morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' },
  times: {
    label: 'اختيار موعد',
    hourFormat: 'صيغة الوقت',
    refresh: 'تحديث',
    retry: 'إعادة المحاولة',
    none: {
      zero: 'لا توجد مواعيد متاحة',
      one: 'لا توجد مواعيد متاحة خلال اليوم القادم',
      two: 'لا توجد مواعيد متاحة خلال اليومين القادمين',
      few: 'لا توجد مواعيد متاحة خلال الأيام الـ{count} القادمة',
      many: 'لا توجد مواعيد متاحة خلال الأيام الـ{count} القادمة',
      other: 'لا توجد مواعيد متاحة خلال الأيام الـ{count} القادمة',
    },
    noneHint: 'يمكن التحقق لاحقًا أو الرد على من أرسل إليك هذا الرابط.',
    closed: 'مغلق: {label}',
    next: 'أقرب يوم متاح: {day}',
    unchecked: {
      title: 'تعذّر التحقق من المواعيد المتاحة الآن',
      hint: 'تقويم المضيف لا يستجيب، لذلك لا نعرض مواعيد قد تكون محجوزة. يُرجى المحاولة مجددًا بعد دقيقة.',
    },
    failed: { title: 'تعذّر تحميل المواعيد', hint: 'يُرجى التحقق من الاتصال والمحاولة مجددًا.' },
    gone: { title: 'لم تعد هذه الصفحة متاحة', hint: 'ألغى المضيف نشرها للتو.' },
    limited: 'الطلبات كثيرة جدًا',
    changed: {
      title: 'لم تعد هذه المدة متاحة',
      hint: 'يُرجى اختيار موعد مجددًا.',
    },
  },
  dialogFailed: 'تعذّر فتح نموذج الحجز. يُرجى التحقق من الاتصال واختيار موعد مجددًا.',
  scheduled: 'تم تحديد موعد اجتماعك بنجاح!',
  madeWith: 'الحجز عبر <link>Slotform</link>',
} satisfies Translated<typeof source>
