import { isSlug } from '@/lib/shared/text/slug'
import { isUuid } from '@/lib/shared/text/uuid'

/** Path parameters of all routes; a route reads only those of its own path. */
export type Params = {
  id: string
  questionId: string
  linkId: string
  deliveryId: string
  invitationId: string
  account: string
  slug: string
  token: string
  provider: string
  username: string
  language: string
}

/** An id that no row has. A malformed id is looked up as this one, so it gets the same response as a missing one. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** The same for slugs: all malformed ones share it, also as the key of a limit. */
const NO_SLUG = '-'

/**
 * Normalizes the parameters of a path, which Next omits if there are none. An id is a UUID; a slug is lower-cased, but
 * a token is signed and stays as it is.
 */
export function toParams(raw: Record<string, string | string[] | undefined> | undefined): Params {
  const read = (name: keyof Params) => (typeof raw?.[name] === 'string' ? raw[name] : '')
  return {
    id: toId(read('id')),
    questionId: toId(read('questionId')),
    invitationId: toId(read('invitationId')),
    account: toId(read('account')),
    linkId: toId(read('linkId')),
    deliveryId: toId(read('deliveryId')),
    // A route whose path has no slug is about the account that is acted for.
    slug: raw?.slug === undefined ? '' : toSlug(read('slug').toLowerCase()),
    token: read('token'),
    provider: read('provider'),
    username: read('username'),
    language: read('language'),
  }
}

/** The id of the path's resource, the innermost of two. */
export function targetOf({ id, questionId, linkId, deliveryId }: Params): string | undefined {
  return [questionId, linkId, deliveryId, id].find((one) => one !== NOBODY)
}

function toSlug(text: string): string {
  return isSlug(text) ? text : NO_SLUG
}

function toId(text: string): string {
  return isUuid(text) ? text.toLowerCase() : NOBODY
}
