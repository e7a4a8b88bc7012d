import { type AttendeeIssues, toAttendeeIssues } from '@/lib/booking/attendee-fields'
import { VisitorError } from '@/lib/client/visitor-request'
import { bookingDialog as dialogText } from '@/messages/en/booking-dialog'
import { tryAgainIn } from '@/messages/en/try-again'

export type BookingFailure = {
  message: string
  issues: AttendeeIssues
  /** Whether the time itself was refused, so that only another one can help. */
  isTaken: boolean
}

/** A failed attempt in the visitor's words: what happened, and what they can do now. */
export function toBookingFailure(error: unknown): BookingFailure {
  if (!(error instanceof VisitorError)) return { message: dialogText.failure.network, issues: {}, isTaken: false }
  const issues = toAttendeeIssues(error.issues)
  return { message: messageOf(error), issues, isTaken: error.status === 409 }
}

function messageOf({ status, message, retryAfterSeconds }: VisitorError): string {
  if (status === 404) return dialogText.failure.gone
  if (status === 429) return `${dialogText.failure.tooMany} ${tryAgainIn(retryAfterSeconds)}`
  if (status === 503)
    return `${message || dialogText.failure.default}${message ? ' ' : '. '}${dialogText.failure.nothingBooked}`
  return message || dialogText.failure.default
}
