import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ApiKey } from '@/lib/api-keys/schema'
import { DAY_MS } from '@/lib/scheduling/units'
import { SCOPES } from '@/lib/shared/scopes'
import { ApiClient } from '@/tests/support/api/client'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInNewcomer, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createKey } from '@/tests/support/factories/keys'
import { createPage } from '@/tests/support/factories/pages'
import { sendFor } from '@/tests/support/factories/sender'

type Owner = Awaited<ReturnType<typeof signInOwner>>

const inOneDay = () => new Date(Date.now() + DAY_MS).toISOString()

describe('POST /api/keys', () => {
  it('tells the key once, and keeps only its hash', async () => {
    const owner = await signInOwner()
    const expiresAt = inOneDay()
    const { status, body } = await owner.post('/api/keys', { name: ' CI ', scopes: ['pages:read'], expiresAt })
    const created = body as ApiKey & { key: string }
    expect(status).toBe(201)
    expect(created).toEqual({
      id: expect.any(String),
      name: 'CI',
      scopes: ['pages:read'],
      key: expect.stringMatching(/^sf_[0-9A-Za-z]{48}$/),
      prefix: created.key.slice(0, 11),
      createdAt: expect.any(String),
      expiresAt,
      lastUsedAt: null,
    })
    const [row] = await query<Record<string, unknown>>(sql`select * from api_keys where id = ${created.id}`)
    expect(JSON.stringify(row)).not.toContain(created.key.slice(12))
  })

  it.each([
    ['no name', { scopes: ['pages:read'] }, 'name'],
    ['an empty name', { name: '  ', scopes: ['pages:read'] }, 'name'],
    ['a name of 101 letters', { name: 'x'.repeat(101), scopes: ['pages:read'] }, 'name'],
    ['no scope', { name: 'CI', scopes: [] }, 'scopes'],
    ['scopes that are missing', { name: 'CI' }, 'scopes'],
    ['an unknown scope', { name: 'CI', scopes: ['pages:delete'] }, 'scopes.0'],
    ['an end that is past', { name: 'CI', scopes: ['pages:read'], expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['an end that is no instant', { name: 'CI', scopes: ['pages:read'], expiresAt: 'soon' }, 'expiresAt'],
  ])('answers 400 to %s', async (_, body, path) => {
    const answer = await (await signInOwner()).post('/api/keys', body)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path }] } })
  })

  it('takes a name of 100 letters, each scope, and one named twice', async () => {
    const owner = await signInOwner()
    const all = await createKey(owner, { name: 'x'.repeat(100), scopes: [...SCOPES, 'pages:read'] })
    expect(all.scopes).toEqual(SCOPES)
  })

  it('makes 50 at most, also when they are asked for at once', async () => {
    const owner = await signInOwner()
    for (let made = 0; made < 48; made += 1) await createKey(owner)
    const body = { name: 'One more', scopes: ['pages:read'] }
    const answers = await Promise.all(Array.from({ length: 6 }, () => owner.post('/api/keys', body)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409])
    expect((await owner.post('/api/keys', body)).body).toMatchObject({ code: 'too_many_keys' })
    const [first] = (await owner.get('/api/keys')).body as ApiKey[]
    await owner.delete(`/api/keys/${first?.id}`)
    expect((await owner.post('/api/keys', body)).status).toBe(201)
  })
})

describe('GET /api/keys', () => {
  it('lists own keys, oldest first, without their secrets', async () => {
    const owner = await signInOwner()
    const [first, second] = [await createKey(owner, { name: 'First' }), await createKey(owner, { name: 'Second' })]
    await createKey(await signInOwner())
    const answer = await owner.get('/api/keys')
    const { key: _, ...shown } = first
    expect(answer.body).toEqual([
      shown,
      { ...shown, id: second.id, name: 'Second', prefix: second.prefix, createdAt: second.createdAt },
    ])
  })
})

describe('DELETE /api/keys/{id}', () => {
  it('revokes a key at once', async () => {
    const owner = await signInOwner()
    const { id, key } = await createKey(owner)
    const program = new KeyClient(key)
    expect((await program.get('/api/v1/user')).status).toBe(200)
    expect((await owner.delete(`/api/keys/${id}`)).status).toBe(204)
    expect((await program.get('/api/v1/user')).status).toBe(401)
    expect((await owner.get('/api/keys')).body).toEqual([])
    expect(await owner.delete(`/api/keys/${id}`)).toMatchObject({ status: 404, body: { code: 'key_not_found' } })
  })

  it('ends what the key made', async () => {
    const owner = await signInOwner()
    const { id, works } = await makeThings(owner)
    expect(await works()).toEqual([200, 200, 200, 1])
    await sendFor(owner, 204, 'DELETE', `/api/keys/${id}`)
    expect(await works()).toEqual([404, 404, 404, 0])
    expect(await query(sql`select 1 from webhook_listeners where api_key_id = ${id}::uuid`)).toEqual([])
  })

  it('keeps it on request, as what its owner made', async () => {
    const owner = await signInOwner()
    const { id, endpoint, works } = await makeThings(owner)
    await sendFor(owner, 204, 'DELETE', `/api/keys/${id}?made=keep`)
    expect(await works()).toEqual([200, 200, 200, 1])
    expect((await owner.get(`/api/webhook-endpoints/${endpoint.id}`)).body).not.toHaveProperty('keyId')
    expect((await owner.delete(`/api/keys/${id}?made=both`)).status).toBe(400)
  })

  it('ends what the key makes at the same moment', async () => {
    const owner = await signInOwner()
    const { id, key } = await createKey(owner)
    const program = new KeyClient(key)
    const made = Array.from({ length: 8 }, () => program.post('/api/v1/feeds', { kind: 'busy' }))
    const [revoked, ...answers] = await Promise.all([owner.delete(`/api/keys/${id}`), ...made])
    expect(revoked?.status).toBe(204)
    for (const { status } of answers) expect([201, 401]).toContain(status)
    expect((await owner.get('/api/feeds')).body).toEqual([])
  })

  it('leaves the key of somebody else', async () => {
    const { id, key } = await createKey(await signInOwner())
    expect((await (await signInOwner()).delete(`/api/keys/${id}`)).status).toBe(404)
    expect((await new KeyClient(key).get('/api/v1/user')).status).toBe(200)
  })
})

/** What a key can make that works without it. */
async function makeThings(owner: Owner) {
  const { id, key } = await createKey(owner)
  const program = new KeyClient(key)
  const make = async (path: string, body: object) =>
    await sendFor<{ id: string; url: string; keyId?: string }>(program, 201, 'POST', `/api/v1/${path}`, body)
  const page = await createPage(owner, { title: 'Hidden', visibility: 'secret' })
  const endpoint = await make('webhook-endpoints', { url: 'https://hooks.invalid/kit', events: ['form.closed'] })
  const feed = await make('feeds', { kind: 'full' })
  const link = await make(`time-slot-pages/${page.id}/links`, {})
  await make('webhook-listeners', {})
  const [user] = await query<{ id: string }>(sql`select id from users where email = ${owner.email}`)
  const [connection] = await query<{ id: string }>(sql`
    insert into integrations (user_id, type, config, api_key_id)
    values (${user?.id}, 'caldav', '{"account": "ada@cal.example"}', ${id}) returning id`)
  const visitor = new ApiClient()
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
  /** The statuses of the endpoint, the feed, the link and the connection. */
  const works = async () => [
    (await owner.get(`/api/webhook-endpoints/${endpoint.id}`)).status,
    (await visitor.get(pathOf(feed.url))).status,
    (await visitor.get(`/api/schedule/${page.slug}?k=${new URL(link.url).searchParams.get('k')}`)).status,
    ((await owner.get('/api/integrations')).body as unknown[]).length,
  ]
  return { id, page, endpoint, feed, link, connection, works }
}

describe('GET /api/keys/{id}/made', () => {
  it('lists what revoking the key ends, each of which names the key', async () => {
    const owner = await signInOwner()
    const { id, page, endpoint, feed, link, connection } = await makeThings(owner)
    expect([endpoint.keyId, feed.keyId, link.keyId]).toEqual([id, id, id])
    expect((await owner.get(`/api/keys/${id}/made`)).body).toEqual({
      webhooks: [{ id: endpoint.id, url: 'https://hooks.invalid/kit' }],
      feeds: [{ id: feed.id, kind: 'full', pageTitle: null }],
      links: [{ pageId: page.id, pageTitle: 'Hidden', count: 1 }],
      connections: [{ id: connection?.id, type: 'caldav', account: 'ada@cal.example' }],
    })
    expect((await (await signInOwner()).get(`/api/keys/${id}/made`)).status).toBe(404)
  })

  it('leaves out what its owner made', async () => {
    const owner = await signInOwner()
    const { id } = await createKey(owner)
    const { body: feed } = await owner.post('/api/feeds', { kind: 'busy' })
    expect(feed).not.toHaveProperty('keyId')
    expect((await owner.get(`/api/keys/${id}/made`)).body).toEqual({
      webhooks: [],
      feeds: [],
      links: [],
      connections: [],
    })
  })
})

describe('a key', () => {
  const unauthenticated = { status: 401, body: { message: 'Not authenticated', code: 'not_authenticated' } }

  it('opens /api/v1 for its owner', async () => {
    const owner = await signInOwner()
    const { key } = await createKey(owner)
    const answer = await new KeyClient(key).get('/api/v1/user')
    expect(answer).toMatchObject({ status: 200, body: { email: owner.email, termsAccepted: true } })
  })

  it.each([
    ['no key', null],
    ['an empty one', ''],
    ['one that is none', 'secret'],
    ['an unknown one', `sf_${'a'.repeat(48)}`],
  ])('is needed: %s answers 401', async (_, key) => {
    const answer = await new KeyClient(key).get('/api/v1/time-slot-pages')
    expect(answer).toMatchObject(unauthenticated)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  it.each(['basic sf_x', 'Bearer', 'Token abc', 'Bearer a b'])(
    'is read from a Bearer header: not from %s',
    async (authorization) => {
      const answer = await new ApiClient().get('/api/v1/user', { headers: { authorization } })
      expect(answer).toMatchObject(unauthenticated)
    },
  )

  it('is not replaced by a session: a cookie on /api/v1 answers 401', async () => {
    const owner = await signInOwner()
    expect(await owner.get('/api/v1/time-slot-pages')).toMatchObject(unauthenticated)
    expect(await owner.get('/API/V1/time-slot-pages')).toMatchObject(unauthenticated)
    expect(await owner.post('/api/v1/time-slot-pages', { title: 'Kit', timezone: 'UTC' })).toMatchObject(
      unauthenticated,
    )
  })

  it('opens nothing outside of /api/v1', async () => {
    const { key } = await createKey(await signInOwner())
    const program = new KeyClient(key)
    expect(await program.get('/api/time-slot-pages')).toMatchObject(unauthenticated)
    expect(await program.get('/api/user')).toMatchObject(unauthenticated)
    expect((await program.get('/api/auth/session')).body).toBeNull()
  })

  it('is the one that counts beside a cookie of somebody else', async () => {
    const [mine, other] = [await signInOwner(), await signInOwner()]
    const { key } = await createKey(mine)
    const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await new KeyClient(key).get('/api/v1/user', { headers: { cookie } })
    expect(answer.body).toMatchObject({ email: mine.email })
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('makes calls from any site, for there is no session that another site could use', async () => {
    const { key } = await createKey(await signInOwner())
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await new KeyClient(key).post('/api/v1/forms', { title: 'Kit' }, { headers })
    expect(answer.status).toBe(201)
  })

  it('ends at its end', async () => {
    const owner = await signInOwner()
    const { id, key } = await createKey(owner, { expiresAt: inOneDay() })
    expect((await new KeyClient(key).get('/api/v1/user')).status).toBe(200)
    await query(sql`update api_keys set expires_at = now() - interval '1 second' where id = ${id}`)
    expect(await new KeyClient(key).get('/api/v1/user')).toMatchObject(unauthenticated)
    expect((await owner.get('/api/keys')).body).toHaveLength(1)
  })

  it('opens nothing while its account is disabled', async () => {
    const owner = await signInOwner()
    const { key } = await createKey(owner)
    await query(sql`update users set disabled_at = now() where email = ${owner.email}`)
    expect(await new KeyClient(key).get('/api/v1/user')).toMatchObject(unauthenticated)
  })

  it('does not accept the terms for a person', async () => {
    const owner = await signInOwner()
    const { key } = await createKey(owner)
    await query(sql`update users set terms_accepted = false where email = ${owner.email}`)
    const answer = await new KeyClient(key).get('/api/v1/time-slot-pages')
    expect(answer).toMatchObject({ status: 403, body: { code: 'terms_not_accepted' } })
  })

  it('is not made before the terms are accepted', async () => {
    const answer = await (await signInNewcomer()).post('/api/keys', { name: 'CI', scopes: ['pages:read'] })
    expect(answer.status).toBe(403)
  })

  it('makes and revokes no keys', async () => {
    const owner = await signInOwner()
    const { id, key } = await createKey(owner)
    const program = new KeyClient(key)
    expect((await program.get('/api/v1/keys')).status).toBe(404)
    expect((await program.post('/api/v1/keys', { name: 'Other', scopes: ['pages:read'] })).status).toBe(404)
    expect((await program.delete(`/api/v1/keys/${id}`)).status).toBe(404)
    expect((await program.post('/api/keys', { name: 'Other', scopes: ['pages:read'] })).status).toBe(401)
    expect((await owner.get('/api/keys')).body).toHaveLength(1)
  })

  it('notes its last use, once a minute', async () => {
    const owner = await signInOwner()
    const { key } = await createKey(owner)
    const lastUse = async () => ((await owner.get('/api/keys')).body as ApiKey[])[0]?.lastUsedAt ?? null
    expect(await lastUse()).toBeNull()
    await new KeyClient(key).get('/api/v1/user')
    await expect.poll(lastUse).not.toBeNull()
    const first = await lastUse()
    await new KeyClient(key).get('/api/v1/user')
    expect(await lastUse()).toBe(first)
  })

  it('reaches nothing of another owner', async () => {
    const other = await signInOwner()
    const { body: page } = await other.post('/api/time-slot-pages', { title: 'Theirs', timezone: 'UTC' })
    const { key } = await createKey(await signInOwner())
    const program = new KeyClient(key)
    const { id } = page as { id: string }
    expect((await program.get('/api/v1/time-slot-pages')).body).toEqual([])
    for (const target of [id, randomUUID()]) {
      expect((await program.patch(`/api/v1/time-slot-pages/${target}`, { title: 'Mine' })).status).toBe(404)
    }
  })
})

describe('/api/v1', () => {
  it('answers 404 to a path that is no call, and 405 to a method that a call has not', async () => {
    const { key } = await createKey(await signInOwner())
    expect(await new KeyClient(key).get('/api/v1/nothing/here')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    expect((await new KeyClient(key).put('/api/v1/forms', {})).status).toBe(405)
  })

  it('gives the answers of /api', async () => {
    const owner = await signInOwner()
    const program = new KeyClient((await createKey(owner)).key)
    const created = await program.post('/api/v1/time-slot-pages', { title: 'Intro', timezone: 'UTC' })
    expect(created.status).toBe(201)
    const { id } = created.body as { id: string }
    for (const path of ['time-slot-pages', `time-slot-pages/${id}`, 'settings', 'forms', 'meetings/all', 'user']) {
      expect((await program.get(`/api/v1/${path}`)).text).toBe((await owner.get(`/api/${path}`)).text)
    }
  })
})
