import type { profile as source } from '@/messages/en/visitor/profile'
import type { Translated } from '@/messages/message'

export const profile = {
  description: 'حجز موعد مع {name}.',
  pages: 'حجز موعد',
  forms: 'النماذج',
  empty: 'لا يوجد ما يمكن حجزه لدى {name} الآن.',
  preview: { alt: 'صاحب الملف الشخصي', call: 'حجز موعد', formsCall: 'عرض النماذج' },
} satisfies Translated<typeof source>
