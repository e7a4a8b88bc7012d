import { commaList } from '@/lib/shared/text/comma-list'
import type { PartTexts } from '@/messages/texts'

/** `30`, or of several lengths `15, 30 or 60`. */
export function minutesWords({ t, say, locale }: PartTexts<'time'>, minutes: readonly number[]): string {
  const words = minutes.map(String)
  const last = words.pop() ?? ''
  return words.length === 0 ? last : say(t.or, { list: commaList(words, locale), last })
}
