import type { tryAgain as source } from '@/messages/en/visitor/try-again'
import type { Translated } from '@/messages/message'

/** When a limit has been reached. */
export const tryAgain = {
  later: 'يُرجى المحاولة لاحقًا.',
  seconds: {
    zero: 'يُرجى المحاولة مجددًا الآن.',
    one: 'يُرجى المحاولة مجددًا بعد ثانية واحدة.',
    two: 'يُرجى المحاولة مجددًا بعد ثانيتين.',
    few: 'يُرجى المحاولة مجددًا بعد {count} ثوانٍ.',
    many: 'يُرجى المحاولة مجددًا بعد {count} ثانية.',
    other: 'يُرجى المحاولة مجددًا بعد {count} ثانية.',
  },
  minutes: {
    zero: 'يُرجى المحاولة مجددًا الآن.',
    one: 'يُرجى المحاولة مجددًا بعد دقيقة واحدة.',
    two: 'يُرجى المحاولة مجددًا بعد دقيقتين.',
    few: 'يُرجى المحاولة مجددًا بعد {count} دقائق.',
    many: 'يُرجى المحاولة مجددًا بعد {count} دقيقة.',
    other: 'يُرجى المحاولة مجددًا بعد {count} دقيقة.',
  },
} satisfies Translated<typeof source>
