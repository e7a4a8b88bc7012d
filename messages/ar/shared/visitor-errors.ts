import type { visitorErrors as source } from '@/messages/en/shared/visitor-errors'
import type { Translated } from '@/messages/message'

const SLOT_GONE = 'لم يعد هذا الموعد متاحًا.'

/** Sentences of the API's codes that a visitor can meet, beside those that a screen words itself. */
export const visitorErrors = {
  foreign_origin: 'الطلب قادم من موقع آخر',
  sign_in_refused: 'لا يُسمح بتسجيل الدخول هنا بهذا البريد الإلكتروني.',
  sign_in_links_sent:
    'أرسلنا بالفعل روابط دخول إلى هذا العنوان. يُرجى التحقق من صندوق الوارد: آخر ثلاثة روابط صالحة لمدة 15 دقيقة.',
  booking_not_found: 'الحجز غير موجود',
  form_not_published: 'النموذج غير موجود أو غير منشور. يُرجى التحقق من الرابط والمحاولة مجددًا.',
  taken: SLOT_GONE,
  past: SLOT_GONE,
  already_cancelled: 'هذا الحجز ملغى بالفعل.',
  too_late: 'فات أوان تعديل هذا الحجز عبر الإنترنت. يُرجى التواصل مع المضيف.',
  form_closed: 'هذا النموذج مغلق.',
  limited: 'الطلبات كثيرة جدًا. يُرجى المحاولة لاحقًا.',
  not_storable: 'يحتوي النص على أحرف لا يمكن حفظها',
  unavailable: 'الخدمة غير متاحة مؤقتًا.',
  too_slow: 'استغرق هذا وقتًا طويلًا. يُرجى المحاولة مجددًا.',
  email_not_sent: 'تعذّر إرسال البريد الإلكتروني',
  availability_unknown: 'تعذّر التحقق من المواعيد المتاحة الآن.',
  internal: 'حدث خطأ ما',
} satisfies Translated<typeof source>
