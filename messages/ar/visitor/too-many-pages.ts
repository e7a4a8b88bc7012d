import type { tooManyPages as source } from '@/messages/en/visitor/too-many-pages'
import type { Translated } from '@/messages/message'

export const tooManyPages = {
  title: 'لحظة من فضلك',
  text: 'فُتحت صفحات كثيرة جدًا من شبكتك. يُرجى الانتظار دقيقة ثم إعادة تحميل هذه الصفحة.',
} satisfies Translated<typeof source>
