import type { managedBooking as source } from '@/messages/en/visitor/managed-booking'
import type { Translated } from '@/messages/message'

/** The page of one booking, for the guest. */
export const managedBooking = {
  pageTitle: 'حجزك',
  status: {
    pending: 'في انتظار الموافقة',
    confirmed: 'مؤكد',
    over: 'انتهى',
    cancelled: 'ملغى',
    withdrawn: 'مسحوب',
    declined: 'مرفوض',
    expired: 'منتهي الصلاحية',
  },
  with: 'اجتماعك مع {host}',
  attendee: 'صاحب الحجز',
  guests: 'الضيوف',
  answers: 'إجاباتك',
  yourTime: 'بتوقيتك',
  /** One line beneath; the date only where it is another one. */
  hostTime: 'بتوقيت {host}: {period}، {zone}',
  hostTimeInFull: 'بتوقيت {host}: {date}، {period}، {zone}',
  download: 'الإضافة إلى التقويم',
  bookAnother: 'حجز اجتماع آخر',
  bookAgain: 'الحجز مجددًا',
  /** Why a booking does not stand, or not yet. */
  pendingNote: 'يحتاج هذا الحجز إلى موافقة {host}. يبقى الموعد محجوزًا لك حتى ذلك الحين، وسنراسلك بالنتيجة.',
  pendingUntil:
    'يحتاج هذا الحجز إلى موافقة {host} في موعد أقصاه {until}. يبقى الموعد محجوزًا لك حتى ذلك الحين، وسنراسلك بالنتيجة.',
  declinedNote: 'هذا الموعد لا يناسب {host}.',
  expiredNote: 'لم يصل رد {host} في الوقت المحدد، لذلك أصبح هذا الموعد متاحًا من جديد.',
  reason: 'رسالة من {host}:',
  move: 'تغيير الموعد',
  loading: 'جارٍ التحميل…',
  cancel: 'إلغاء الحجز',
  cancelTitle: 'إلغاء هذا الحجز؟',
  /** The same for a request. */
  request: {
    cancel: 'سحب الطلب',
    cancelTitle: 'سحب هذا الطلب؟',
    keep: 'الاحتفاظ بالطلب',
    cancelling: 'جارٍ سحب الطلب…',
  },
  cancelText: 'سيصبح هذا الموعد متاحًا للآخرين. سنرسل رسالة إليك وإلى {host}.',
  message: 'رسالة إلى {host} (اختياري)',
  keep: 'الاحتفاظ بالحجز',
  close: 'إغلاق',
  cancelling: 'جارٍ الإلغاء…',
  /** Right after it. */
  cancelled: { heading: 'تم إلغاء اجتماعك', text: 'أرسلنا رسالة إليك وإلى {host}.' },
  withdrawn: { heading: 'تم سحب طلبك', text: 'أرسلنا رسالة إليك وإلى {host}.' },
  moved: { heading: 'تم تغيير موعد اجتماعك', text: 'أرسلنا رسالة إليك وإلى {host}.' },
  movedRequest: 'تم تغيير الموعد في طلبك',
  cancelFailed: 'تعذّر إلغاء الحجز. يُرجى المحاولة مجددًا.',
} satisfies Translated<typeof source>
