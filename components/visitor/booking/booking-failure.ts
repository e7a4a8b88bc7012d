import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { type AttendeeIssues, toAttendeeIssues } from '@/lib/meetings/visitor/attendee-fields'
import { bookingDialog as dialogText } from '@/messages/en/booking-dialog'
import { mailLimits } from '@/messages/en/mail-limits'
import { tryAgainIn } from '@/messages/en/try-again'

export type BookingFailure = {
  message: string
  issues: AttendeeIssues
  /** Whether the time itself was refused, so that only another one can help. */
  isTaken: boolean
  /** Whether the page asks something else than it did when it was opened. */
  isOutdated: boolean
}

/** A failed attempt in the visitor's words: what happened, and what they can do now. */
export function toBookingFailure(error: unknown): BookingFailure {
  if (!(error instanceof VisitorError))
    return { message: dialogText.failure.network, issues: {}, isTaken: false, isOutdated: false }
  const issues = toAttendeeIssues(error.issues)
  // The server checks answers as this page does: what it finds wrong has changed meanwhile.
  const isOutdated = error.issues.some(({ path }) => path.startsWith('responses'))
  const message = isOutdated ? dialogText.failure.outdated : messageOf(error)
  return { message, issues, isTaken: error.status === 409, isOutdated }
}

function messageOf({ status, message, retryAfterSeconds }: VisitorError): string {
  if (status === 404) return dialogText.failure.gone
  if (status === 429) {
    const isOfMails = [mailLimits.recipient, mailLimits.page].includes(message)
    return `${isOfMails ? message : dialogText.failure.tooMany} ${tryAgainIn(retryAfterSeconds)}`
  }
  if (status === 503)
    return `${message || dialogText.failure.default}${message ? ' ' : '. '}${dialogText.failure.nothingBooked}`
  return message || dialogText.failure.default
}
