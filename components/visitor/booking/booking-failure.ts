import { tryAgainWords } from '@/lib/client/visitor/try-again-words'
import { UNKNOWN_DURATION, VisitorError } from '@/lib/client/visitor/visitor-request'
import { type AttendeeIssues, toAttendeeIssues } from '@/lib/meetings/visitor/attendee-fields'
import { type ErrorTexts, errorWords } from '@/messages/error-words'
import type { PartTexts } from '@/messages/texts'

export type BookingFailure = {
  message: string
  issues: AttendeeIssues
  /** True when the time itself was refused, so that the visitor needs another one. */
  isTaken: boolean
  /** Ids of hosts who are free at the time that the chosen one does not have. */
  freeHosts?: readonly unknown[]
  /** True when the page's form has changed since the page was opened. */
  isOutdated: boolean
}

export type FailureTexts = {
  dialog: PartTexts<'bookingDialog'>
  tryAgain: PartTexts<'tryAgain'>
  mailLimits: PartTexts<'mailLimits'>
} & ErrorTexts

/** A failed attempt in the visitor's words: what happened, and what they can do now. */
export function toBookingFailure(error: unknown, texts: FailureTexts): BookingFailure {
  const { failure } = texts.dialog.t
  if (!(error instanceof VisitorError))
    return { message: failure.network, issues: {}, isTaken: false, isOutdated: false }
  const issues = toAttendeeIssues(error.issues)
  // The server checks answers as this page does: what it finds wrong has changed meanwhile.
  const isOutdated = error.issues.some(({ path }) => path.startsWith('responses'))
  // A field says what is wrong with it.
  const isOfFields = error.status === 400 && Object.keys(issues).length > 0
  const message = isOutdated ? failure.outdated : isOfFields ? '' : messageOf(error, texts)
  const isTaken = error.status === 409 || error.code === UNKNOWN_DURATION
  return { message, issues, isTaken, isOutdated, freeHosts: Array.isArray(error.hosts) ? error.hosts : [] }
}

function messageOf(error: VisitorError, texts: FailureTexts): string {
  const { status, code, retryAfterSeconds } = error
  const { failure } = texts.dialog.t
  if (status === 404) return failure.gone
  if (code === UNKNOWN_DURATION) return failure.refused.hours
  if (status === 429) {
    const { recipient, page } = texts.mailLimits.t
    const words: Record<string, string> = { recipient_mail_limit: recipient, page_mail_limit: page }
    return `${words[code] ?? failure.tooMany} ${tryAgainWords(texts.tryAgain, retryAfterSeconds)}`
  }
  const refused: Record<string, string> = failure.refused
  if (status === 409 && Object.hasOwn(refused, code)) return refused[code] ?? failure.default
  const message = errorWords(error, texts)
  if (status === 503) return `${message ?? failure.default}${message ? ' ' : '. '}${failure.nothingBooked}`
  return message ?? failure.default
}
