import { ChangedMeanwhile } from '@/lib/client/visitor/manage'
import { tryAgainWords } from '@/lib/client/visitor/try-again-words'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { SLOT_REFUSALS } from '@/lib/scheduling/refusals'
import type { RouteFailure } from '@/lib/shared/route-failure'
import type { PartTexts } from '@/messages/texts'

export type MoveFailureWords = {
  message: string
  /** The chosen time is refused: another one may be free. */
  isTaken: boolean
  /** The booking is not what this page shows. */
  isOutdated: boolean
  /** Sending it again is of no use. */
  isGone: boolean
  /** No time can be chosen here any more: the host is the way out. */
  isFinal: boolean
}

type Texts = { move: PartTexts<'moveBooking'>; tryAgain: PartTexts<'tryAgain'> }

/** Refusals of the booking itself, whatever its new time. */
const FINAL = ['too_late', 'moves_used', 'already_cancelled', 'booking_not_found']

const PLAIN = { isTaken: false, isOutdated: false, isGone: false, isFinal: false }

/** A move that failed in the attendee's words. `present`: the time of a booking that has changed meanwhile. */
export function toMoveFailure(error: unknown, present: string | undefined, texts: Texts): MoveFailureWords {
  const { failure } = texts.move.t
  if (error instanceof ChangedMeanwhile) {
    const stands = error.facts.status === 'confirmed' || error.facts.status === 'pending'
    return stands ? changedWords(present, texts) : ofCode('already_cancelled', failure.refused.already_cancelled)
  }
  if (!(error instanceof VisitorError)) return { ...PLAIN, message: failure.network }
  return moveFailureOf(error, present, texts)
}

/** The same for an answer of the API as plain data. */
export function moveFailureOf(
  { status, code, retryAfterSeconds }: Omit<RouteFailure, 'issues' | 'message'>,
  present: string | undefined,
  texts: Texts,
): MoveFailureWords {
  const { failure } = texts.move.t
  if (code === 'changed') return changedWords(present, texts)
  if (status === 429) {
    return { ...PLAIN, message: `${failure.tooMany} ${tryAgainWords(texts.tryAgain, retryAfterSeconds)}` }
  }
  const refused: Record<string, string> = failure.refused
  const message = Object.hasOwn(refused, code) ? refused[code] : undefined
  return message === undefined ? { ...PLAIN, message: failure.default } : ofCode(code, message)
}

function ofCode(code: string, message: string): MoveFailureWords {
  const isFinal = FINAL.includes(code)
  const isTaken = SLOT_REFUSALS.some((refusal) => refusal === code)
  return { message, isTaken, isOutdated: isFinal, isGone: isFinal || isTaken, isFinal }
}

function changedWords(present: string | undefined, { move: { t, say } }: Texts): MoveFailureWords {
  const { changed, changedUnknown } = t.failure
  return { ...PLAIN, message: present ? say(changed, { time: present }) : changedUnknown, isOutdated: true }
}
