import { commaList } from '@/lib/shared/text/comma-list'
import type { PartTexts } from '@/messages/texts'
import { DAYS_AHEAD, type Forecast, IMPOSSIBLE_REASONS } from '../forecast'

type Words = PartTexts<'ruleEffects'>

/** Tells what a save would change: a sentence for each part that changes or that an owner should know, at least one. */
export function forecastSentences({ hoursPerWeek, starts, impossible, standing }: Forecast, words: Words): string[] {
  const { say } = words
  const t = words.t.forecast
  const sentences: string[] = []
  if (hoursPerWeek.before !== hoursPerWeek.after) sentences.push(say(t.hours, hoursPerWeek))
  if (starts.before === null || starts.after === null) sentences.push(t.startsUnknown)
  else if (starts.before !== starts.after) {
    sentences.push(say(t.starts, { days: DAYS_AHEAD, before: starts.before, after: starts.after }))
  }
  if (impossible.total > 0) {
    const counted = IMPOSSIBLE_REASONS.filter((reason) => impossible.byReason[reason] > 0)
    const reasons = commaList(
      counted.map((reason) => say(t.reasons[reason], { count: impossible.byReason[reason] })),
      words.locale,
    )
    sentences.push(say(t.impossible, { count: impossible.total, days: impossible.days, reasons }))
  } else if (impossible.made > 0) sentences.push(say(t.allPossible, { days: impossible.days }))
  if (standing.total > 0) {
    const isAllListed = standing.total === standing.bookings.length
    const isOnlyHours = isAllListed && standing.bookings.every(({ reason }) => reason === 'hours')
    sentences.push(say(isOnlyHours ? t.outsideHours : t.outsideRules, { count: standing.total }))
  }
  return sentences.length > 0 ? sentences : [say(t.same, { days: DAYS_AHEAD })]
}
