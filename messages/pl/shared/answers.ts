import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'Brak odpowiedzi',
  anonymous: 'Osoba anonimowa',
  rating: '{rating} z {max}',
  yes: 'Tak',
  no: 'Nie',
} satisfies Translated<typeof source>
