import { type Change, changeableUntil } from '@/lib/bookings/policy'
import { deadlineWords } from '@/lib/time/moment-words'
import type { PartTexts } from '@/messages/texts'
import { type ManagedBooking, refusalAt } from './managed-booking'

type Refusals = { [change in Change]: ReturnType<typeof refusalAt> }

/** Sentences about the time in which a booking that stands can be changed by its attendee, whose zone and clock they use. */
export function policyWords(booking: ManagedBooking, now: Date, texts: PartTexts<'changePolicy'>): string[] {
  const { t } = texts
  const refusals = { move: refusalAt('move', booking, now), cancel: refusalAt('cancel', booking, now) }
  if (refusals.cancel === 'past') return [t.started]
  const both = wordsForBoth(booking, refusals, now, texts)
  const sentences = both
    ? [both]
    : [moveWords(booking, refusals, now, texts), cancelWords(booking, refusals, now, texts)]
  return [...sentences, ...movesLeft(booking, refusals, texts)]
}

/** One sentence where both are possible for the same time. */
function wordsForBoth(
  booking: ManagedBooking,
  refusals: Refusals,
  now: Date,
  { t, say, locale }: PartTexts<'changePolicy'>,
) {
  if (refusals.move || refusals.cancel || booking.cancelNotice !== booking.moveNotice) return null
  if (booking.moveNotice === 0) return t.both.start
  return say(t.both.until, { until: untilOf('move', booking, now, locale) })
}

function moveWords(
  booking: ManagedBooking,
  refusals: Refusals,
  now: Date,
  { t, say, locale }: PartTexts<'changePolicy'>,
) {
  const until = untilOf('move', booking, now, locale)
  const { moves: count } = booking
  if (refusals.move === 'too_late') return say(t.move.tooLate, { until })
  if (refusals.move === 'moves_used') return count === 0 ? t.move.usedNone : say(t.move.used, { count })
  if (refusals.move === 'closed') return t.move.closed
  return booking.moveNotice === 0 ? t.move.start : say(t.move.until, { until })
}

function cancelWords(
  booking: ManagedBooking,
  refusals: Refusals,
  now: Date,
  { t, say, locale }: PartTexts<'changePolicy'>,
) {
  const until = untilOf('cancel', booking, now, locale)
  if (refusals.cancel) return say(t.cancel.tooLate, { until })
  return booking.cancelNotice === 0 ? t.cancel.start : say(t.cancel.until, { until })
}

function movesLeft({ maxMoves, moves }: ManagedBooking, refusals: Refusals, { t, say }: PartTexts<'changePolicy'>) {
  if (maxMoves === null || refusals.move) return []
  return [say(t.move.left, { count: maxMoves - moves })]
}

function untilOf(change: Change, booking: ManagedBooking, now: Date, locale: string): string {
  const { userTimezone: timezone, timeFormat } = booking
  return deadlineWords(changeableUntil(booking)[change], { timezone, timeFormat, locale, now })
}
