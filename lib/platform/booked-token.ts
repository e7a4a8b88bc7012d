import { createTimedId, readTimedId } from './timed-id'

const PURPOSE = 'booked'
/** Long enough to look at the confirmation and come back to it. The mail holds everything for good. */
const LIFETIME_SECONDS = 60 * 60

/**
 * Names a booking in the address of /success for an hour, where no script can carry its facts over. Apart from the token
 * of the mail, which is valid for as long as the booking.
 */
export function createBookedToken(bookingId: string, now: Date): string {
  return createTimedId(PURPOSE, bookingId, { seconds: LIFETIME_SECONDS, now })
}

/** Returns the booking's id, or null for a token that is too old or that we did not sign. */
export function readBookedToken(token: string, now: Date): string | null {
  return readTimedId(PURPOSE, token, now)
}
