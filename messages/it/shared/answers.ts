import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'Nessuna risposta',
  anonymous: 'Anonimo',
  rating: '{rating} su {max}',
  yes: 'Sì',
  no: 'No',
} satisfies Translated<typeof source>
