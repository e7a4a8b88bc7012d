import { randomBytes } from 'node:crypto'
import { sha256 } from '@/lib/platform/sha256'
import { isSigned, sign } from '@/lib/platform/signature'

const PURPOSE = 'link cookie'

/** 32 random bytes; only the hash is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: sha256(token) }
}

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
