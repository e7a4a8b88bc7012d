import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: '未回答',
  anonymous: '匿名',
  rating: '{max}段階中{rating}',
  yes: 'はい',
  no: 'いいえ',
} satisfies Translated<typeof source>
