import { randomBytes } from 'node:crypto'
import { env } from './env'
import { sha256 } from './sha256'

export const LINK_MINUTES = 15

/** 32 random bytes; only the hash is stored. */
export function createLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: sha256(token) }
}

/** A link that signs in, and until when. */
export function newSignInLink(now: Date): { hash: string; url: string; expiresAt: Date } {
  const { token, hash } = createLinkToken()
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60_000)
  return { hash, url: `${env().APP_URL}/api/auth/verify?token=${token}`, expiresAt }
}
