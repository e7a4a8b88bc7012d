import type { errors as source } from '@/messages/en/visitor/errors'
import type { Translated } from '@/messages/message'

export const errors = {
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'هذه الصفحة غير موجودة أو نُقلت. يُرجى التحقق من الرابط والمحاولة مجددًا.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  unexpected: {
    title: 'حدث خطأ ما',
    text: 'حدث خطأ غير متوقع',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  missing: {
    page: 'صفحة الحجز غير موجودة.',
    link: 'هذا الرابط لا يعمل أو لم يعد صالحًا. يُرجى طلب رابط جديد ممن أرسله إليك.',
    form: 'النموذج غير موجود أو غير منشور. يُرجى التحقق من الرابط والمحاولة مجددًا.',
    booking: 'تعذّر العثور على هذا الحجز. يُرجى التحقق من الرابط في الرسالة التي وصلتك.',
    profile: 'الملف الشخصي غير موجود.',
  },
} satisfies Translated<typeof source>
