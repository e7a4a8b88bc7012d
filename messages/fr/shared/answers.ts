import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'Aucune réponse',
  anonymous: 'Anonyme',
  rating: '{rating} sur {max}',
  yes: 'Oui',
  no: 'Non',
} satisfies Translated<typeof source>
