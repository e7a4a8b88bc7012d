import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { toAccountCommand } from '@/db/accounts'
import { database } from '@/db/client'
import { env } from '@/lib/platform/env'
import { METHODS } from '@/lib/shared/http-methods'
import { ApiClient } from '@/tests/support/api/client'
import { addMember, agree, countRows, placeOf, signInAt, startOrganization } from '@/tests/support/api/organization'
import { loginLink, mailsTo, newEmail, signInByMail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'

await vi.hoisted(async () => {
  const { setOrganizationEnv } = await import('@/tests/support/api/organization-env')
  await setOrganizationEnv({
    OIDC_DOMAINS: '@organization.example',
    OIDC_ADMINS: 'admins',
    OIDC_SESSION_HOURS: '8',
  })
})

const fakes = startOrganization()
const change = (changes: typeof fakes.current.organization.changes) =>
  Object.assign(fakes.current.organization.changes, changes)
const emailOf = async (client: ApiClient) => ((await client.get('/api/user')).body as { email?: string }).email
const sessionsOf = (email: string) =>
  query<{ is_admin: boolean; hours: number; provider_session: string | null }>(sql`
    select s.admin_group is not null as is_admin, s.provider_session, round(extract(epoch from s.expires - s.created_at) / 3600)::int as hours
    from sessions s join users u on u.id = s.user_id where u.email = ${email} order by s.created_at desc`)
const actsOf = (target: string) =>
  query<{ act: string; facts: unknown }>(sql`select act, facts from audit_log where target = ${target} order by at`)
const outside = () => newEmail('elsewhere')

describe('GET /api/auth/oidc', () => {
  it('sends the browser to the provider with PKCE, a state and a nonce', async () => {
    const answer = await new ApiClient().get('/api/auth/oidc?next=/meetings')
    const address = new URL(answer.headers.get('location') ?? '')
    expect(answer.status).toBe(303)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'fake-organization-client',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/auth/oidc/callback',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('says that the provider is away before anybody is sent there', async () => {
    fakes.current.fail({ provider: 'organization', call: 'discovery', kind: 'cut-after-success' })
    expect(placeOf(await new ApiClient().get('/api/auth/oidc'))).toBe('/auth?error=oidc_unavailable')
  })

  it.each([
    ['another issuer', { issuer: 'https://other.example' }],
    ['an endpoint without TLS on another machine', { token_endpoint: 'http://10.0.0.1/token' }],
  ])('refuses a discovery document with %s', async (_, fields) => {
    change({ discovery: (document) => ({ ...document, ...fields }) })
    expect(placeOf(await new ApiClient().get('/api/auth/oidc'))).toBe('/auth?error=oidc_failed')
  })
})

describe('GET /api/auth/oidc/callback', () => {
  it.each([
    ['/meetings?tab=1', '/meetings?tab=1'],
    ['https://evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['https:evil.example', '/'],
  ])('makes an account for a new address, and goes on to %j', async (next, place) => {
    const member = addMember(fakes)
    const client = new ApiClient()
    expect(await signInAt(fakes, client, member.id, next)).toBe(place)
    expect(await emailOf(client)).toBe(member.email)
    expect(await sessionsOf(member.email)).toEqual([
      { is_admin: false, hours: 8, provider_session: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    const [identity] = await query<{ id: string }>(sql`select id from identities where subject = ${member.id}`)
    expect(await actsOf(identity?.id ?? '')).toEqual([{ act: 'identity.join', facts: { by: 'new_account' } }])
  })

  it('signs in by the identity, whatever its address says now', async () => {
    const member = addMember(fakes)
    await signInAt(fakes, new ApiClient(), member.id)
    const other = (await signInOwner()).email
    fakes.current.organization.members.push({ ...member, email: other, isVerified: false })
    fakes.current.organization.members.splice(fakes.current.organization.members.indexOf(member), 1)
    const client = new ApiClient()
    expect(await signInAt(fakes, client, member.id)).toBe('/')
    expect(await emailOf(client)).toBe(member.email)
  })

  it('joins the account of an address of the domain', async () => {
    const owner = await signInOwner(newEmail('inside').replace(/@.*/, '@organization.example'))
    const client = new ApiClient()
    expect(await signInAt(fakes, client, addMember(fakes, { email: owner.email }).id)).toBe('/')
    expect(await emailOf(client)).toBe(owner.email)
  })

  it.each([
    ['an account outside of the domains', async () => (await signInOwner(outside())).email, true],
    ['an address that is not verified', async () => outside(), false],
    [
      'an address of the domain that is not verified',
      async () => `${outside()}`.replace(/@.*/, '@organization.example'),
      undefined,
    ],
  ])('mails a link for %s, and joins when it is opened', async (_, makeEmail, isVerified) => {
    const email = await makeEmail()
    const member = addMember(fakes, { email, isVerified })
    const client = new ApiClient()
    expect(await signInAt(fakes, client, member.id, '/meetings')).toBe('/auth?oidc=confirm')
    expect((await client.get('/api/user')).status).toBe(401)
    const mails = await mailsTo(email)
    expect(mails.at(-1)?.text).toContain('Single sign-on')
    const link = await loginLink(email)
    const scanner = await new ApiClient().get(link)
    expect(scanner.text).toContain('Connect your sign-in')
    expect(await query(sql`select 1 from identities where subject = ${member.id}`)).toEqual([])
    expect(placeOf(await client.get(link))).toBe('/meetings')
    expect(await emailOf(client)).toBe(email)
    const again = new ApiClient()
    expect(await signInAt(fakes, again, member.id)).toBe('/')
    expect(await emailOf(again)).toBe(email)
  })

  it('does not sign in another subject with the same address', async () => {
    const email = outside()
    await signInAt(fakes, new ApiClient(), addMember(fakes, { email }).id)
    const client = new ApiClient()
    expect(await signInAt(fakes, client, addMember(fakes, { email }).id)).toBe('/auth?oidc=confirm')
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('refuses a link of an identity that belongs to another account meanwhile', async () => {
    const [first, second] = [outside(), outside()]
    const member = addMember(fakes, { email: first, isVerified: false })
    const client = new ApiClient()
    await signInAt(fakes, client, member.id)
    const link = await loginLink(first)
    member.email = second
    await signInAt(fakes, client, member.id)
    await client.get(await loginLink(second))
    const before = await countRows()
    const refusals = () => query(sql`select 1 from audit_log where facts->>'reason' = 'oidc_failed'`)
    expect(await refusals()).toHaveLength(0)
    expect(placeOf(await new ApiClient().post(link))).toBe('/auth?error=login_failed')
    expect(placeOf(await new ApiClient().post(link))).toBe('/auth?error=token_already_used')
    expect(await refusals()).toHaveLength(1)
    expect(await countRows()).toEqual(before)
  })

  it.each([
    ['a denial', { denies: true }, 'oidc_denied'],
    ['no address', { member: { email: '' } }, 'oidc_no_email'],
    ['another nonce', { claims: { nonce: 'other' } }, 'oidc_failed'],
    ['another audience', { claims: { aud: 'other' } }, 'oidc_failed'],
    ['another issuer', { claims: { iss: 'https://other.example' } }, 'oidc_failed'],
    ['an expired token', { claims: { exp: 1 } }, 'oidc_failed'],
    ['an old token', { claims: { iat: Math.floor(Date.now() / 1000) - 13 * 60 } }, 'oidc_failed'],
    ['a broken signature', { idToken: (token: string) => `${token.slice(0, -9)}AAAAAAAAA` }, 'oidc_failed'],
    ['userinfo of somebody else', { claims: { email: undefined }, userinfo: { sub: 'other' } }, 'oidc_failed'],
  ] as const)('refuses %s and writes nothing', async (_, wrong, code) => {
    const said = wrong as {
      denies?: boolean
      member?: object
      claims?: object
      userinfo?: object
      idToken?: (token: string) => string
    }
    const member = addMember(fakes, said.member)
    change({
      claims: (claims) => ({ ...claims, ...said.claims }),
      userinfo: (claims) => ({ ...claims, ...said.userinfo }),
      ...(said.idToken && { idToken: said.idToken }),
    })
    const before = await countRows()
    const client = new ApiClient()
    const back = await agree(fakes, client, { account: member.id, denies: said.denies })
    expect(placeOf(await client.get(back))).toBe(`/auth?error=${code}`)
    expect(await countRows()).toEqual(before)
  })

  it('refuses the answer in another browser, a second time and after ten minutes', async () => {
    const member = addMember(fakes)
    const client = new ApiClient()
    const before = await countRows()
    const back = await agree(fakes, client, { account: member.id })
    expect(placeOf(await new ApiClient().get(back))).toBe('/auth?error=oidc_expired')
    await query(sql`update sign_in_attempts set expires_at = now() - interval '1 second'`)
    expect(placeOf(await client.get(back))).toBe('/auth?error=oidc_expired')
    expect(placeOf(await client.get('/api/auth/oidc/callback?code=x&state=y'))).toBe('/auth?error=oidc_expired')
    expect(await countRows()).toEqual(before)
    const good = await agree(fakes, client, { account: member.id })
    expect(placeOf(await client.get(good))).toBe('/')
    expect(placeOf(await client.get(good))).toBe('/auth?error=oidc_expired')
  })

  it('takes from userinfo what the token lacks', async () => {
    const member = addMember(fakes, { groups: 'admins' })
    change({ claims: ({ email: _, email_verified: __, groups: ___, ...claims }) => claims })
    expect(await signInAt(fakes, new ApiClient(), member.id)).toBe('/')
    expect(await sessionsOf(member.email)).toMatchObject([{ is_admin: true }])
  })

  it('counts groups at the sign-in: losing one takes away the rights at the next', async () => {
    const member = addMember(fakes, { groups: ['staff', 'admins'] })
    const [before, after] = [new ApiClient(), new ApiClient()]
    const opens = async (client: ApiClient) => (await client.get('/api/admin/overview')).status
    await signInAt(fakes, before, member.id)
    await before.post('/api/auth/accept-terms', {})
    member.groups = ['staff'] as never
    await signInAt(fakes, after, member.id)
    expect(await sessionsOf(member.email)).toMatchObject([{ is_admin: false }, { is_admin: true }])
    expect([await opens(before), await opens(after)]).toEqual([200, 404])
  })

  it('admits the members of a group only as long as it is that of admins', async () => {
    const member = addMember(fakes, { groups: ['admins'] })
    const client = new ApiClient()
    await signInAt(fakes, client, member.id)
    await client.post('/api/auth/accept-terms', {})
    const { oidc } = env()
    const seen = []
    for (const present of [{ ...oidc, admins: 'chiefs' }, { ...oidc, admins: null }, null, oidc]) {
      Object.assign(env(), { oidc: present })
      seen.push((await client.get('/api/admin/overview')).status)
    }
    expect(seen).toEqual([404, 404, 404, 200])
    const list = await client.get(`/api/admin/accounts?q=${member.id}`)
    expect(list.body).toMatchObject({ accounts: [{ email: member.email, isAdmin: true }] })
  })

  it('refuses who may not sign in here, and records it', async () => {
    const member = addMember(fakes)
    await signInAt(fakes, new ApiClient(), member.id)
    const [account] = await query<{ id: string }>(sql`
      update users set disabled_at = now() where email = ${member.email} returning id`)
    const before = await countRows()
    expect(await signInAt(fakes, new ApiClient(), member.id)).toBe('/auth?error=oidc_not_allowed')
    expect(await actsOf(account?.id ?? '')).toEqual([{ act: 'identity.refuse', facts: { reason: 'oidc_not_allowed' } }])
    await query(sql`update users set disabled_at = null, delete_at = now() where email = ${member.email}`)
    expect(await signInAt(fakes, new ApiClient(), member.id)).toBe('/auth?error=oidc_not_allowed')
    await query(sql`update users set delete_at = null where email = ${member.email}`)
    env().ALLOWED_EMAILS = ['@elsewhere.example']
    const [known, unknown] = [member, addMember(fakes)]
    for (const { id } of [known, unknown]) {
      expect(await signInAt(fakes, new ApiClient(), id)).toBe('/auth?error=oidc_not_allowed')
    }
    env().ALLOWED_EMAILS = []
    const stranger = addMember(fakes)
    const signUp = env().SIGN_UP
    env().SIGN_UP = 'closed'
    expect(await signInAt(fakes, new ApiClient(), stranger.id)).toBe('/auth?error=oidc_not_allowed')
    env().SIGN_UP = signUp
    expect(await countRows()).toEqual(before)
  })
})

describe('POST /api/auth/oidc/logout', () => {
  const logout = (token: string) =>
    new ApiClient().post('/api/auth/oidc/logout', undefined, {
      raw: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://provider.example' },
    })
  const issuer = () => env().oidc?.issuer ?? ''

  it.each([['sid'], ['sub']])('ends the sessions of a token with %s, and no others', async (claim) => {
    const member = addMember(fakes)
    const [client, other] = [new ApiClient(), new ApiClient()]
    await signInAt(fakes, client, member.id)
    await signInAt(fakes, other, addMember(fakes).id)
    const byMail = await signInByMail(member.email)
    const { organization } = fakes.current
    const about = claim === 'sid' ? { sid: organization.sessionOf(member) } : { sub: member.id }
    const token = await organization.logoutToken(issuer(), about)
    const answer = await logout(token)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await byMail.get('/api/user')).status).toBe(200)
    expect((await other.get('/api/user')).status).toBe(200)
    expect((await logout(token)).status).toBe(400)
  })
})

describe('without OIDC_ISSUER', () => {
  it('each call is an unknown path by every method', async () => {
    const owner = await signInOwner()
    const unknown = await owner.get('/api/nothing/here')
    const { oidc } = env()
    Object.assign(env(), { oidc: null })
    const ours = ['/api/auth/oidc', '/api/auth/oidc/callback', '/api/auth/oidc/logout', '/api/identities']
    for (const path of [...ours, '/api/identities/00000000-0000-4000-8000-000000000000']) {
      for (const method of METHODS) {
        const { status, text } = await owner.send(method, path, {})
        expect([path, method, status, text]).toEqual([path, method, 404, unknown.text])
      }
    }
    Object.assign(env(), { oidc })
  })
})

describe('a session that the provider began', () => {
  it('costs a call no statement more than one by mail', async () => {
    const [byProvider, byMail] = [new ApiClient(), await signInByMail()]
    await signInAt(fakes, byProvider, addMember(fakes).id)
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    const count = async (client: ApiClient) => {
      spy.mockClear()
      expect((await client.get('/api/user')).status).toBe(200)
      return spy.mock.calls.length
    }
    expect([await count(byProvider), await count(byMail)]).toEqual([1, 1])
    spy.mockRestore()
  })
})

describe('GET and DELETE /api/identities', () => {
  it('lists ways to sign in and disconnects one, but not the last under OIDC_ONLY', async () => {
    const member = addMember(fakes)
    const client = new ApiClient()
    await signInAt(fakes, client, member.id)
    await client.post('/api/auth/accept-terms', {})
    const elsewhere = new ApiClient()
    await signInAt(fakes, elsewhere, member.id)
    const list = await client.get('/api/identities')
    expect(list.body).toEqual([
      { id: expect.any(String), name: 'Single sign-on', createdAt: expect.any(String), lastAt: expect.any(String) },
    ])
    const [{ id } = { id: '' }] = list.body as { id: string }[]
    expect((await (await signInOwner()).delete(`/api/identities/${id}`)).status).toBe(404)
    setOnly(true)
    expect(await client.delete(`/api/identities/${id}`)).toMatchObject({ status: 409, body: { code: 'last_way_in' } })
    setOnly(false)
    expect((await client.delete(`/api/identities/${id}`)).status).toBe(204)
    expect((await client.get('/api/identities')).body).toEqual([])
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await actsOf(id)).map(({ act }) => act)).toEqual(['identity.join', 'identity.disconnect'])
  })
})

describe('OIDC_ONLY', () => {
  it('sends no link, and voids those that were sent', async () => {
    const { email } = await signInOwner()
    const client = new ApiClient()
    await client.post('/api/auth/send-magic-link', { email })
    const link = await loginLink(email)
    setOnly(true)
    const answer = await client.post('/api/auth/send-magic-link', { email })
    const opened = placeOf(await client.get(link))
    const [url = ''] = (await toAccountCommand(['link', email])(database())).split('\n')
    const { pathname, search } = new URL(url)
    const byOperator = new ApiClient()
    const pressed = placeOf(await byOperator.post(pathname + search))
    setOnly(false)
    expect([pressed, await emailOf(byOperator)]).toEqual(['/', email])
    expect(answer).toMatchObject({ status: 403, body: { code: 'oidc_only' } })
    expect(opened).toBe('/auth?error=invalid_token')
  })

  it('lets an invitation lead to the provider, which makes the account of that address alone', async () => {
    const chief = new ApiClient()
    await signInAt(fakes, chief, addMember(fakes, { groups: ['admins'] }).id)
    await chief.post('/api/auth/accept-terms', {})
    const [invited, other] = [addMember(fakes), addMember(fakes)]
    await chief.patch('/api/admin/instance', { signUp: 'invitation' })
    setOnly(true)
    expect((await chief.post('/api/admin/invitations', { email: invited.email })).status).toBe(201)
    const text = (await mailsTo(invited.email)).at(-1)?.text ?? ''
    expect([
      text.includes('http://localhost:3000/auth'),
      text.includes('token='),
      text.includes('Single sign-on'),
    ]).toEqual([true, false, true])
    const guest = new ApiClient()
    expect(await signInAt(fakes, new ApiClient(), other.id)).toBe('/auth?error=oidc_not_allowed')
    expect(await signInAt(fakes, guest, invited.id)).toBe('/')
    expect(await emailOf(guest)).toBe(invited.email)
    const list = (await chief.get('/api/admin/invitations')).body
    expect(list).toEqual([expect.objectContaining({ email: invited.email, usedAt: expect.any(String) })])
    setOnly(false)
    await chief.patch('/api/admin/instance', { signUp: null })
  })
})

function setOnly(isOnly: boolean): void {
  Object.assign(env().oidc ?? {}, { isOnly })
}
