import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'Réessayez plus tard.',
  seconds: {
    one: 'Réessayez dans {count} seconde.',
    many: 'Réessayez dans {count} de secondes.',
    other: 'Réessayez dans {count} secondes.',
  },
  minutes: {
    one: 'Réessayez dans {count} minute.',
    many: 'Réessayez dans {count} de minutes.',
    other: 'Réessayez dans {count} minutes.',
  },
} satisfies Translated<typeof source>
