import type { PartTexts } from '@/messages/texts'
import { type Change, type Changeable, type ChangeRefusal, changeableUntil } from './change-policy'
import type { Clock } from './event-time'
import { deadlineWords } from './moment-words'

/** The reasons for which the attendee cannot change a booking; null where they can. `closed`: its page takes no bookings. */
export type ChangeRefusals = { [change in Change]: ChangeRefusal | 'closed' | null }

type Facts = Changeable & { clock: Clock; refusals: ChangeRefusals; now: Date }

/** Sentences about the time in which a booking that stands can be changed by its attendee, whose zone and clock they use. */
export function policySentences(facts: Facts, texts: PartTexts<'changePolicy'>): string[] {
  const { t } = texts
  if (facts.refusals.cancel === 'past') return [t.started]
  const both = wordsForBoth(facts, texts)
  const sentences = both ? [both] : [moveWords(facts, texts), cancelWords(facts, texts)]
  return [...sentences, ...movesLeft(facts, texts)]
}

/** One sentence where both are, or were, possible for the same time. */
function wordsForBoth(facts: Facts, texts: PartTexts<'changePolicy'>) {
  const { refusals, cancelNotice, moveNotice } = facts
  const { t, say } = texts
  if (cancelNotice !== moveNotice) return null
  const until = untilOf('move', facts, texts)
  if (refusals.move === 'too_late' && refusals.cancel === 'too_late') return say(t.both.tooLate, { until })
  if (refusals.move || refusals.cancel) return null
  return moveNotice === 0 ? t.both.start : say(t.both.until, { until })
}

function moveWords(facts: Facts, texts: PartTexts<'changePolicy'>) {
  const { refusals, moves: count, moveNotice } = facts
  const { t, say } = texts
  const until = untilOf('move', facts, texts)
  if (refusals.move === 'too_late') return say(t.move.tooLate, { until })
  if (refusals.move === 'moves_used') return count === 0 ? t.move.usedNone : say(t.move.used, { count })
  if (refusals.move === 'closed') return t.move.closed
  return moveNotice === 0 ? t.move.start : say(t.move.until, { until })
}

function cancelWords(facts: Facts, texts: PartTexts<'changePolicy'>) {
  const { refusals, cancelNotice } = facts
  const { t, say } = texts
  const until = untilOf('cancel', facts, texts)
  if (refusals.cancel) return say(t.cancel.tooLate, { until })
  return cancelNotice === 0 ? t.cancel.start : say(t.cancel.until, { until })
}

function movesLeft({ maxMoves, moves, refusals }: Facts, { t, say }: PartTexts<'changePolicy'>) {
  if (maxMoves === null || refusals.move) return []
  return [say(t.move.left, { count: maxMoves - moves })]
}

function untilOf(change: Change, facts: Facts, { locale }: PartTexts<'changePolicy'>): string {
  const { clock, now } = facts
  return deadlineWords(changeableUntil(facts)[change], { ...clock, locale, now })
}
