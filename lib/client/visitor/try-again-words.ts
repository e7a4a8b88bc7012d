import type { PartTexts } from '@/messages/texts'

/** The time at which a limit ends; `seconds` from a 429's `Retry-After`. */
export function tryAgainWords({ t, say }: PartTexts<'tryAgain'>, seconds: number | null): string {
  if (seconds === null) return t.later
  if (seconds < 90) return say(t.seconds, { count: seconds })
  return say(t.minutes, { count: Math.ceil(seconds / 60) })
}
