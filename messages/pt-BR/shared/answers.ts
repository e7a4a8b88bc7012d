import type { answers as source } from '@/messages/en/shared/answers'
import type { Translated } from '@/messages/message'

/** Answers to a form, as they are read. */
export const answers = {
  none: 'Sem resposta',
  anonymous: 'Anônimo',
  rating: '{rating} de {max}',
  yes: 'Sim',
  no: 'Não',
} satisfies Translated<typeof source>
