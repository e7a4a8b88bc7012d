import { policySentences } from '@/lib/time/policy-words'
import type { PartTexts } from '@/messages/texts'
import { type ManagedBooking, refusalAt } from './managed-booking'

/** Sentences about the changes that a booking's attendee can make to it now. */
export function policyWords(booking: ManagedBooking, now: Date, texts: PartTexts<'changePolicy'>): string[] {
  const { userTimezone: timezone, timeFormat } = booking
  const refusals = { move: refusalAt('move', booking, now), cancel: refusalAt('cancel', booking, now) }
  return policySentences({ ...booking, clock: { timezone, timeFormat }, refusals, now }, texts)
}
