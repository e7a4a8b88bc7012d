import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'لم تُقدَّم إجابة',
  anonymous: 'بلا اسم',
  rating: '{rating} من {max}',
  yes: 'نعم',
  no: 'لا',
} satisfies Translated<typeof source>
