import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'Inténtalo más tarde.',
  seconds: {
    one: 'Inténtalo de nuevo en {count} segundo.',
    many: 'Inténtalo de nuevo en {count} de segundos.',
    other: 'Inténtalo de nuevo en {count} segundos.',
  },
  minutes: {
    one: 'Inténtalo de nuevo en {count} minuto.',
    many: 'Inténtalo de nuevo en {count} de minutos.',
    other: 'Inténtalo de nuevo en {count} minutos.',
  },
} satisfies Translated<typeof source>
