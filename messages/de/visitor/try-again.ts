import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'Bitte versuchen Sie es später erneut.',
  seconds: {
    one: 'Bitte versuchen Sie es in {count} Sekunde erneut.',
    other: 'Bitte versuchen Sie es in {count} Sekunden erneut.',
  },
  minutes: {
    one: 'Bitte versuchen Sie es in {count} Minute erneut.',
    other: 'Bitte versuchen Sie es in {count} Minuten erneut.',
  },
} satisfies Translated<typeof source>
