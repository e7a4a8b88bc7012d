import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Provider } from '@/lib/auth/oidc/provider'
import { readIdToken, readLogoutToken } from '@/lib/auth/oidc/tokens'

const ISSUER = 'https://id.example'
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const now = () => Math.floor(Date.now() / 1000)
const good = (): JWTPayload => ({ iss: ISSUER, aud: 'us', sub: 'ada', nonce: 'n', iat: now(), exp: now() + 300 })
const logout = (): JWTPayload => ({
  ...good(),
  nonce: undefined,
  jti: 'one',
  sid: 'session',
  events: { [LOGOUT_EVENT]: {} },
})

describe('readIdToken', () => {
  const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
  const keys = new Map<string, CryptoKey>()
  let provider: Provider
  const sign = (claims: JWTPayload, alg = 'ES256', kid = alg) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(keys.get(alg) as CryptoKey)
  const read = async (token: string | Promise<string>) => readIdToken(provider, await token, 'n')

  beforeAll(async () => {
    const pairs = await Promise.all(
      [...ALGORITHMS, 'RS384'].map(async (alg) => [alg, await generateKeyPair(alg, { extractable: true })] as const),
    )
    for (const [alg, { privateKey }] of pairs) keys.set(alg, privateKey)
    const jwks = pairs.map(async ([alg, { publicKey }]) => ({ ...(await exportJWK(publicKey)), kid: alg, alg }))
    provider = {
      settings: { issuer: ISSUER, clientId: 'us' } as Provider['settings'],
      metadata: { issuer: ISSUER },
      keys: createLocalJWKSet({ keys: await Promise.all(jwks) }),
    }
  })

  it.each(ALGORITHMS)('takes one that is signed with %s', async (alg) => {
    expect(await read(sign(good(), alg))).toMatchObject({ sub: 'ada' })
  })

  it('refuses a key of another name, another algorithm, a shared secret and no signature at all', async () => {
    await expect(read(sign(good(), 'ES256', 'unknown'))).rejects.toThrow()
    await expect(read(sign(good(), 'ES256', 'RS256'))).rejects.toThrow()
    await expect(read(sign(good(), 'RS384'))).rejects.toThrow()
    const secret = new TextEncoder().encode('a secret that both sides know, long')
    const shared = new SignJWT(good()).setProtectedHeader({ alg: 'HS256', kid: 'RS256' }).sign(secret)
    await expect(read(shared)).rejects.toThrow()
    await expect(read(new UnsecuredJWT(good()).encode())).rejects.toThrow()
  })

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: `${ISSUER}/` }],
    ['another audience', { aud: 'them' }],
    ['several audiences and no authorized party', { aud: ['us', 'them'] }],
    ['another authorized party', { azp: 'them' }],
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
    ['a subject that is too long', { sub: 'x'.repeat(256) }],
    ['no end', { exp: undefined }],
    ['no beginning', { iat: undefined }],
    ['an end 130 s ago', { exp: now() - 130 }],
    ['a beginning in 130 s', { iat: now() + 130 }],
    ['a time before which it counts in 130 s', { nbf: now() + 130 }],
    ['an age of 13 minutes', { iat: now() - 13 * 60 }],
  ])('refuses one with %s', async (_, claims) => {
    await expect(read(sign({ ...good(), ...claims }))).rejects.toThrow()
  })

  it.each<[string, JWTPayload]>([
    ['an end 110 s ago', { exp: now() - 110 }],
    ['a beginning in 110 s', { iat: now() + 110, nbf: now() + 110 }],
    ['an age of 9 minutes', { iat: now() - 9 * 60 }],
    ['a list of one audience', { aud: ['us'] }],
    ['several audiences and us as the authorized party', { aud: ['them', 'us'], azp: 'us' }],
  ])('takes one with %s', async (_, claims) => {
    expect(await read(sign({ ...good(), ...claims }))).toMatchObject({ sub: 'ada' })
  })

  describe('readLogoutToken', () => {
    const readOut = async (claims: JWTPayload) => readLogoutToken(provider, await sign({ ...logout(), ...claims }))

    it('names the session and the person', async () => {
      expect(await readOut({})).toEqual({ jti: 'one', sid: 'session', subject: 'ada' })
      expect(await readOut({ sid: undefined })).toEqual({ jti: 'one', sid: null, subject: 'ada' })
      expect(await readOut({ sub: undefined })).toEqual({ jti: 'one', sid: 'session', subject: null })
    })

    it.each<[string, JWTPayload]>([
      ['no event', { events: {} }],
      ['an event that is no object', { events: { [LOGOUT_EVENT]: true } }],
      ['a nonce', { nonce: 'n' }],
      ['no jti', { jti: undefined }],
      ['nobody', { sub: undefined, sid: undefined }],
      ['no end', { exp: undefined }],
      ['an old beginning', { iat: now() - 13 * 60 }],
      ['another issuer', { iss: 'https://other.example' }],
      ['another audience', { aud: 'them' }],
    ])('refuses one with %s', async (_, claims) => {
      await expect(readOut(claims)).rejects.toThrow()
    })
  })
})
