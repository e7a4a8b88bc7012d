import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'Keine Antwort',
  anonymous: 'Anonym',
  rating: '{rating} von {max}',
  yes: 'Ja',
  no: 'Nein',
} satisfies Translated<typeof source>
