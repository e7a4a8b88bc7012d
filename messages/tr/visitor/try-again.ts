import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'Lütfen daha sonra tekrar deneyin.',
  seconds: { one: 'Lütfen {count} saniye sonra tekrar deneyin.', other: 'Lütfen {count} saniye sonra tekrar deneyin.' },
  minutes: { one: 'Lütfen {count} dakika sonra tekrar deneyin.', other: 'Lütfen {count} dakika sonra tekrar deneyin.' },
} satisfies Translated<typeof source>
