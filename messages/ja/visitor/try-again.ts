import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'しばらくしてからもう一度お試しください。',
  seconds: { other: '{count}秒後にもう一度お試しください。' },
  minutes: { other: '{count}分後にもう一度お試しください。' },
} satisfies Translated<typeof source>
