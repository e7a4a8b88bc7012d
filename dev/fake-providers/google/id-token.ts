import { generateKeyPairSync, sign } from 'node:crypto'
import type { AccountProfile } from '../oauth/authority'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function makeIdToken(account: AccountProfile, clientId: string): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'https://accounts.google.com',
    azp: clientId,
    aud: clientId,
    sub: account.id,
    email: account.email,
    email_verified: true,
    iat: now,
    exp: now + 3600,
  }
  const signed = `${part({ alg: 'RS256', kid: 'fake', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
}

export const jwks = () => ({
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'fake', alg: 'RS256', use: 'sig' }],
})
