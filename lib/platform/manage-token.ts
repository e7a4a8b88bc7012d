import { env } from './env'
import { createSignedId, readSignedId } from './signed-id'

const PURPOSE = 'manage booking'

/** The attendee's token for one booking. */
export function createManageToken(bookingId: string): string {
  return createSignedId(PURPOSE, bookingId)
}

/** Returns the booking's id, or null for a token that we did not sign. */
export function readManageToken(token: string): string | null {
  return readSignedId(PURPOSE, token)
}

export function manageUrl(bookingId: string): string {
  return `${env().APP_URL}/b/${createManageToken(bookingId)}`
}
