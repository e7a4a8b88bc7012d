import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { env } from '@/lib/platform/env'
import { ApiClient } from '@/tests/support/api/client'
import { addMember, agree, countRows, placeOf, signInAt, startOrganization } from '@/tests/support/api/organization'
import { SESSION_COOKIE } from '@/tests/support/database/session'

await vi.hoisted(async () => {
  const { setOrganizationEnv } = await import('@/tests/support/api/organization-env')
  await setOrganizationEnv()
})

const fakes = startOrganization()
const provider = () => fakes.current.organization
const now = () => Math.floor(Date.now() / 1000)
const timesAsked = (name: string) => fakes.current.requests.filter((request) => request.name === name).length
afterEach(() => void vi.useRealTimers())

const otherKey = await generateKeyPair('RS256')
/** Under the name of the provider's own key. */
const byOtherKey = (claims: JWTPayload, kid: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(otherKey.privateKey)
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())

describe('GET /api/auth/oidc/callback', () => {
  /** Signs in with an ID token whose claims, and then itself, are changed. */
  async function signInWith(changed: object, forge = async (_: JWTPayload, token: string) => token) {
    let claims: JWTPayload = {}
    Object.assign(provider().changes, {
      claims: (good: JWTPayload) => {
        claims = { ...good, ...changed }
        return claims
      },
      idToken: (token: string) => forge(claims, token),
    })
    return signInAt(fakes, new ApiClient(), addMember(fakes).id)
  }

  const withSecret = (claims: JWTPayload, token: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: headerOf(token).kid })
      .sign(new TextEncoder().encode(env().oidc?.clientSecret))

  it.each<[string, () => object, ((claims: JWTPayload, token: string) => Promise<string>)?]>([
    ['no signature', () => ({}), async (claims) => new UnsecuredJWT(claims).encode()],
    ['a signature by the client’s secret', () => ({}), withSecret],
    ['a signature by another key', () => ({}), (claims, token) => byOtherKey(claims, headerOf(token).kid)],
    ['several audiences and no authorized party', () => ({ aud: ['fake-organization-client', 'them'] })],
    ['another authorized party', () => ({ azp: 'them' })],
    ['a time before which it counts in 130 s', () => ({ nbf: now() + 130 })],
    ['a beginning in 130 s', () => ({ iat: now() + 130 })],
    ['an end 130 s ago', () => ({ exp: now() - 130 })],
    ['no end', () => ({ exp: undefined })],
    ['no subject', () => ({ sub: undefined })],
    ['no nonce', () => ({ nonce: undefined })],
  ])('refuses an ID token with %s, and writes nothing', async (_, changed, forge) => {
    const before = await countRows()
    expect(await signInWith(changed(), forge)).toBe('/auth?error=oidc_failed')
    expect(await countRows()).toEqual(before)
  })

  it('takes one whose times are off by less than two minutes', async () => {
    expect(await signInWith({ iat: now() + 100, nbf: now() + 100 })).toBe('/')
    expect(await signInWith({ exp: now() - 100 })).toBe('/')
  })

  it('reads the keys once more for a key of an unknown name, if they are older than a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
    const { id } = addMember(fakes)
    const comeBack = () => signInAt(fakes, new ApiClient(), id)
    const asked = () => timesAsked('jwks')
    await comeBack()
    later(61)
    provider().rotateKey()
    const before = asked()
    expect([await comeBack(), asked() - before]).toEqual(['/', 1])
    provider().rotateKey()
    later(50)
    expect([await comeBack(), asked() - before]).toEqual(['/auth?error=oidc_failed', 1])
    later(11)
    expect([await comeBack(), asked() - before]).toEqual(['/', 2])
  })
})

describe('a provider that does not answer', () => {
  /** Where the browser is sent, if it is by then. */
  const placeAfter = async (seconds: number, answer: Promise<{ headers: Headers }>) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    const soon = new Promise((resolve) => setImmediate(resolve, 'pending'))
    return Promise.race([answer.then(placeOf), soon])
  }

  it('is away after ten seconds on the way there', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const isAsked = new Promise<void>((resolve) => {
      provider().changes.discovery = (document) => {
        resolve()
        return held.then(() => document)
      }
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = new ApiClient().get('/api/auth/oidc')
    await isAsked
    expect(await placeAfter(9, answer)).toBe('pending')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(placeOf(await answer)).toBe('/auth?error=oidc_unavailable')
    release()
  })

  it('is away after ten seconds on the way back, and nothing is written', async () => {
    const client = new ApiClient()
    const back = await agree(fakes, client, { account: addMember(fakes).id })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const isAsked = new Promise<void>((resolve) => {
      provider().changes.idToken = (token) => {
        resolve()
        return held.then(() => token)
      }
    })
    const before = await countRows()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = client.get(back)
    await isAsked
    expect(await placeAfter(9, answer)).toBe('pending')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(placeOf(await answer)).toBe('/auth?error=oidc_unavailable')
    expect(await countRows()).toEqual(before)
    release()
  })
})

describe('POST /api/auth/oidc/logout', () => {
  const send = (fields: Record<string, string>) =>
    new ApiClient().post('/api/auth/oidc/logout', undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const issuer = () => env().oidc?.issuer ?? ''

  it('refuses each token that fails a check, and ends nothing', async () => {
    const member = addMember(fakes)
    const client = new ApiClient()
    await signInAt(fakes, client, member.id)
    const about = { sub: member.id, sid: provider().sessionOf(member) }
    const make = (changed: JWTPayload) => provider().logoutToken(issuer(), about, changed)
    const good = await make({})
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString())
    const tokens = {
      'another issuer': await make({ iss: 'https://other.example' }),
      'another audience': await make({ aud: 'them' }),
      'an old beginning': await make({ iat: now() - 13 * 60 }),
      'no beginning': await make({ iat: undefined }),
      'an end long ago': await make({ exp: now() - 130 }),
      'no event': await make({ events: undefined }),
      'another event': await make({ events: { 'https://other.example': {} } }),
      'a nonce': await make({ nonce: 'n' }),
      'no jti': await make({ jti: undefined }),
      nobody: await make({ sub: undefined, sid: undefined }),
      'another key': await byOtherKey(claims, headerOf(good).kid),
      'no signature': new UnsecuredJWT(claims).encode(),
      nothing: '',
    }
    const answers = await Promise.all(Object.values(tokens).map((logout_token) => send({ logout_token })))
    const statuses = Object.keys(tokens).map((name, place) => [name, answers[place]?.status])
    expect(statuses).toEqual(Object.keys(tokens).map((name) => [name, 400]))
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await send({ logout_token: good })).status).toBe(200)
  })

  it('ends a session that another process has just seen', async () => {
    const member = addMember(fakes)
    const client = new ApiClient()
    await signInAt(fakes, client, member.id)
    vi.resetModules()
    const { findSession } = await import('@/lib/auth/session')
    const seenElsewhere = () => findSession(client.cookies.get(SESSION_COOKIE) ?? null, new Date())
    expect((await seenElsewhere())?.person.email).toBe(member.email)
    expect((await send({ logout_token: await provider().logoutToken(issuer(), { sub: member.id }) })).status).toBe(200)
    expect(await seenElsewhere()).toBeNull()
  })
})
