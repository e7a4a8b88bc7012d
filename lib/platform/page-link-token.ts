import { env } from './env'
import { createSignedId, readSignedId } from './signed-id'

const PURPOSE = 'page link'

/** The address of a page by one of its links. */
export function pageLinkUrl(slug: string, linkId: string): string {
  return `${env().APP_URL}/${slug}?k=${createSignedId(PURPOSE, linkId)}`
}

/** Returns the link's id, or null for a `k` that we did not sign. */
export function readPageLink(k: string | null | undefined): string | null {
  return k ? readSignedId(PURPOSE, k) : null
}
