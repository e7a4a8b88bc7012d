import type { unknownBooking as source } from '@/messages/en/visitor/unknown-booking'
import type { Translated } from '@/messages/message'

/** In the place of a confirmation. */
export const unknownBooking = {
  heading: 'لا يوجد شيء لعرضه هنا',
  text: 'لا يوجد حجز لعرضه هنا. كل التفاصيل في رسالة التأكيد.',
  needsScripts: 'لعرض حجزك هنا، يُرجى تفعيل JavaScript. كل التفاصيل في رسالة التأكيد.',
} satisfies Translated<typeof source>
