import { type Changeable, refuseChange } from '@/lib/time/change-policy'
import { policySentences } from '@/lib/time/policy-words'
import type { Texts } from '@/messages/texts'
import { clockOf, type ReaderFacts } from './booking-reader'
import type { BookingMailProps } from './templates'

type Changes = {
  /** Until when the attendee can change the booking. Nothing where that is its start. */
  sentences: string[]
  /** True when neither moving nor cancelling is left. */
  isClosed: boolean
}

/** The changes that its attendee can make to a booking, at the instant at which the mail was written. */
export function toChanges(props: BookingMailProps, texts: Texts, reader: ReaderFacts): Changes {
  const { policy, startTime, stamp, request, ownerName: owner } = props
  if (!policy || !reader.isGuest) return { sentences: [], isClosed: false }
  const now = new Date(stamp)
  const status = request ? 'pending' : 'confirmed'
  const booking: Changeable = { ...policy, status, startTime: new Date(startTime) }
  const refusalOf = (change: 'move' | 'cancel') => refuseChange(change, booking, { by: 'attendee', now })
  const refusals = { move: refusalOf('move'), cancel: refusalOf('cancel') }
  if (refusals.move && refusals.cancel) {
    return { sentences: [texts.say(texts.t.bookingMail.closed, { owner })], isClosed: true }
  }
  const facts = { ...booking, clock: clockOf(props, reader), refusals, now }
  return { sentences: policySentences(facts, texts.part('changePolicy')), isClosed: false }
}
