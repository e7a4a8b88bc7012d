import { createTimedId, readTimedId } from './timed-id'

const PURPOSE = 'response'
/** Long enough to choose a time. An address that is passed on later names nobody's answers. */
const LIFETIME_SECONDS = 2 * 60 * 60

/** Names a response in the link from its form to the booking page that follows. It opens nothing. */
export function createResponseToken(responseId: string, now: Date): string {
  return createTimedId(PURPOSE, responseId, { seconds: LIFETIME_SECONDS, now })
}

/** Returns the response's id, or null for a token that is too old or that we did not sign. */
export function readResponseToken(token: string, now: Date): string | null {
  return readTimedId(PURPOSE, token, now)
}
