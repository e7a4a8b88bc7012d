import { findImported } from './carried-link'
import { env } from './env'
import { createSignedId, listSignedIds, readSignedId } from './signed-id'

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

export function listManageTokens(bookingId: string): string[] {
  return listSignedIds(PURPOSE, bookingId)
}

/** The booking of a token that this server has signed, or of one that an import has brought. */
export async function findManaged(token: string): Promise<string | null> {
  return readManageToken(token) ?? (await findImported('manage', token))?.id ?? null
}
