import { env } from './env'
import { createSignedId, readSignedId } from './signed-id'

/** The owner's token for one request: with it they decide from their mail, without signing in. */
const PURPOSE = 'decide request'

/** Returns the booking's id, or null for a token that we did not sign. */
export function readDecideToken(token: string): string | null {
  return readSignedId(PURPOSE, token)
}

export function decidePath(bookingId: string): string {
  return `/api/requests/${createSignedId(PURPOSE, bookingId)}`
}

/** For the owner's mail. */
export function decideUrls(bookingId: string): { approveUrl: string; declineUrl: string } {
  const url = env().APP_URL + decidePath(bookingId)
  return { approveUrl: `${url}?decision=approve`, declineUrl: `${url}?decision=decline` }
}
