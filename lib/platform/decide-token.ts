import { findImported } from './carried-link'
import { env } from './env'
import { createSignedId, listSignedIds, readSignedId } from './signed-id'

/** The owner's token for one request: with it they decide from their mail, without signing in. */
const PURPOSE = 'decide request'

/** Returns the booking's id, or null for a token that neither we signed nor an import has brought. */
export async function findDecided(token: string): Promise<string | null> {
  return readSignedId(PURPOSE, token) ?? (await findImported('decide', token))?.id ?? null
}

export function decidePath(bookingId: string): string {
  return `/api/requests/${createSignedId(PURPOSE, bookingId)}`
}

/** For the owner's mail. */
export function decideUrls(bookingId: string): { approveUrl: string; declineUrl: string } {
  const url = env().APP_URL + decidePath(bookingId)
  return { approveUrl: `${url}?decision=approve`, declineUrl: `${url}?decision=decline` }
}

export function listDecideTokens(bookingId: string): string[] {
  return listSignedIds(PURPOSE, bookingId)
}
