import { findImported } from './carried-link'
import { createSignedId, listSignedIds, readSignedId } from './signed-id'

const PURPOSE = 'follow up'

/** Names a booking in the link to a follow-up's form. It opens nothing, so it never expires. */
export function createFollowUpToken(bookingId: string): string {
  return createSignedId(PURPOSE, bookingId)
}

/** Returns the booking's id, or null for a token that neither we signed nor an import has brought. */
export async function findFollowedUp(token: string): Promise<string | null> {
  return readSignedId(PURPOSE, token) ?? (await findImported('follow-up', token))?.id ?? null
}

export function listFollowUpTokens(bookingId: string): string[] {
  return listSignedIds(PURPOSE, bookingId)
}
