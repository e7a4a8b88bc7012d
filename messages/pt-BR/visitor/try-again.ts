import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'Tente de novo mais tarde.',
  seconds: {
    one: 'Tente de novo em {count} segundo.',
    many: 'Tente de novo em {count} de segundos.',
    other: 'Tente de novo em {count} segundos.',
  },
  minutes: {
    one: 'Tente de novo em {count} minuto.',
    many: 'Tente de novo em {count} de minutos.',
    other: 'Tente de novo em {count} minutos.',
  },
} satisfies Translated<typeof source>
