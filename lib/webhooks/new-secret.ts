import { randomBytes } from 'node:crypto'

/** Standard Webhooks wants 24 to 64 bytes. */
const SECRET_BYTES = 32
const SECRET = /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/

/** Makes a secret as its owner copies it: `whsec_` and base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** True for what could be a secret of Standard Webhooks. */
export function isSecret(text: string): boolean {
  return SECRET.test(text)
}
