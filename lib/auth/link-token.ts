import { LINKS_KEPT } from '@/db/queries/accounts/magic-links'
import { isSigned, sign } from '@/lib/platform/signature'

const PURPOSE = 'link cookies'

/** A link's id, and where to go after sign-in. */
type AskedLink = [linkId: string, next: string | null]

/** The cookie of a browser that asked for links, newest first, signed. `before`: the one that it has. */
export function signLinkCookie(linkId: string, next: string | null, before: string | null): string {
  const links = [[linkId, next], ...readLinks(before)].slice(0, LINKS_KEPT)
  const value = Buffer.from(JSON.stringify(links)).toString('base64url')
  return `${value}.${sign(PURPOSE, value).toString('base64url')}`
}

/** Null for a link that another browser asked for. */
export function findAskedLink(cookie: string | null, linkId: string): { next: string | null } | null {
  const asked = readLinks(cookie).find(([id]) => id === linkId)
  return asked ? { next: asked[1] } : null
}

function readLinks(cookie: string | null): AskedLink[] {
  const [value, signature] = (cookie ?? '').split('.')
  if (!value || !signature) return []
  if (!isSigned(PURPOSE, value, Buffer.from(signature, 'base64url'))) return []
  return JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as AskedLink[]
}
