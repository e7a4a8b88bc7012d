import { createSignedId, readSignedId } from './signed-id'

const PURPOSE = 'follow up'

/** Names a booking in the link to a follow-up's form. It opens nothing, so it never expires. */
export function createFollowUpToken(bookingId: string): string {
  return createSignedId(PURPOSE, bookingId)
}

/** Returns the booking's id, or null for a token that we did not sign. */
export function readFollowUpToken(token: string): string | null {
  return readSignedId(PURPOSE, token)
}
