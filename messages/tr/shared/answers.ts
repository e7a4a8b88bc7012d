import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'Yanıt verilmedi',
  anonymous: 'Anonim',
  rating: '{max} üzerinden {rating}',
  yes: 'Evet',
  no: 'Hayır',
} satisfies Translated<typeof source>
