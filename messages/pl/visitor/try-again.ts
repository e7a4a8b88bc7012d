import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'Spróbuj ponownie później.',
  seconds: {
    one: 'Spróbuj ponownie za {count} sekundę.',
    few: 'Spróbuj ponownie za {count} sekundy.',
    many: 'Spróbuj ponownie za {count} sekund.',
    other: 'Spróbuj ponownie za {count} sekundy.',
  },
  minutes: {
    one: 'Spróbuj ponownie za {count} minutę.',
    few: 'Spróbuj ponownie za {count} minuty.',
    many: 'Spróbuj ponownie za {count} minut.',
    other: 'Spróbuj ponownie za {count} minuty.',
  },
} satisfies Translated<typeof source>
