import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'Riprova più tardi.',
  seconds: {
    one: 'Riprova tra {count} secondo.',
    many: 'Riprova tra {count} di secondi.',
    other: 'Riprova tra {count} secondi.',
  },
  minutes: {
    one: 'Riprova tra {count} minuto.',
    many: 'Riprova tra {count} di minuti.',
    other: 'Riprova tra {count} minuti.',
  },
} satisfies Translated<typeof source>
