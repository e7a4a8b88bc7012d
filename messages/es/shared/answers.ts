import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'Sin respuesta',
  anonymous: 'Anónimo',
  rating: '{rating} de {max}',
  yes: 'Sí',
  no: 'No',
} satisfies Translated<typeof source>
