import { findImported } from './carried-link'
import { env } from './env'
import { createSignedId, listSignedIds, readSignedId } from './signed-id'

const PURPOSE = 'page link'

/** The address of a page by one of its links. */
export function pageLinkUrl(slug: string, linkId: string): string {
  return `${env().APP_URL}/${slug}?k=${createSignedId(PURPOSE, linkId)}`
}

/** Returns the link's id, or null for a `k` that neither we signed nor an import has brought. */
export async function findPageLink(k: string | null | undefined): Promise<string | null> {
  return k ? (readSignedId(PURPOSE, k) ?? (await findImported('page', k))?.id ?? null) : null
}

export function listPageLinkTokens(linkId: string): string[] {
  return listSignedIds(PURPOSE, linkId)
}
