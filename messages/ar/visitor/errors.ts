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
  /** The plain page for a network that has asked for pages too often. */
  tooManyPages: {
    title: 'لحظة من فضلك',
    text: 'فُتحت صفحات كثيرة جدًا من شبكتك. يُرجى الانتظار دقيقة ثم إعادة تحميل هذه الصفحة.',
  },
} satisfies Translated<typeof source>
