import { isSigned, sign } from '@/lib/platform/signature'

const PURPOSE = 'link cookie'

/** The cookie of the browser that asked for a link: the link's id and where to go after sign-in, signed. */
export function signLinkCookie(linkId: string, next: string | null): string {
  const value = Buffer.from(JSON.stringify([linkId, next])).toString('base64url')
  return `${value}.${sign(PURPOSE, value).toString('base64url')}`
}

export function readLinkCookie(cookie: string | null): { linkId: string; next: string | null } | null {
  const [value, signature] = (cookie ?? '').split('.')
  if (!value || !signature) return null
  if (!isSigned(PURPOSE, value, Buffer.from(signature, 'base64url'))) return null
  const [linkId, next] = JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as [string, string | null]
  return { linkId, next }
}
