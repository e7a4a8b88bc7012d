import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { findGrantRow } from '@/db/queries/calendars/grants'
import { rowsOf } from '@/db/queries/rows'
import { connectionAttempts, integrations as integrationsTable } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { GOOGLE_ACCOUNTS } from '@/dev/fake-providers/google/google'
import { grantsOf } from '@/lib/calendars/accounts/grants'
import type { MeetingPage } from '@/lib/meetings/schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { withoutWorkAfterAnswers } from '@/tests/support/api/after-answers'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { connectBy, consentAddress, integrationsOf, rowOf } from '@/tests/support/api/connect'
import { signInNewcomer, signInOwner } from '@/tests/support/api/owner'
import { createPage, dateOf, inDays } from '@/tests/support/factories/pages'

withoutWorkAfterAnswers()

const OTHER_ACCOUNT = GOOGLE_ACCOUNTS[1]?.email ?? ''

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

afterEach(() => fakes.reset())
afterAll(() => fakes.stop())

describe('GET /api/auth/{provider}', () => {
  it.each([
    ['google', 'google_calendar'],
    ['zoom', 'zoom'],
  ] as const)('of %s leads over its consent screen to a connection of type %s', async (provider, type) => {
    const owner = await signInOwner()
    expect(await connectBy(fakes, owner, provider)).toBe(`/integrations?success=${provider}_connected`)
    const [integration, ...others] = await integrationsOf(owner)
    expect(others).toEqual([])
    expect(integration).toEqual({
      id: expect.any(String),
      type,
      account: expect.stringMatching(/@/),
      expiresAt: expect.stringMatching(/Z$/),
      status: 'connected',
      lastUsedAt: null,
      createdAt: expect.stringMatching(/Z$/),
      calendarsChosen: type === 'zoom',
    })
  })

  it('asks Google for a refresh token, with PKCE and the least scopes', async () => {
    const query = new URL(await consentAddress(await signInOwner(), 'google')).searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'true',
      redirect_uri: 'http://localhost:3000/api/auth/google/callback',
    })
    expect(query.get('scope')?.split(' ')).toEqual([
      'openid',
      'email',
      'https://www.googleapis.com/auth/calendar.events',
      'https://www.googleapis.com/auth/calendar.freebusy',
      'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
    ])
  })

  it('leaves the scopes to the registration at Zoom', async () => {
    const query = new URL(await consentAddress(await signInOwner(), 'zoom')).searchParams
    expect(query.has('scope')).toBe(false)
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  })

  it('again renews its row; another account is another row', async () => {
    const owner = await signInOwner()
    await connectBy(fakes, owner, 'google')
    const [first] = await integrationsOf(owner)
    const before = await rowOf(first?.id ?? '')
    await connectBy(fakes, owner, 'google')
    expect(await integrationsOf(owner)).toHaveLength(1)
    const after = await rowOf(before.id)
    expect(after.refreshToken).not.toBe(before.refreshToken)
    expect(after.createdAt).toEqual(before.createdAt)
    await connectBy(fakes, owner, 'google', { account: OTHER_ACCOUNT })
    expect(await integrationsOf(owner)).toHaveLength(2)
  })

  it('again has read at once what could not be read before', async () => {
    const owner = await signInOwner()
    await connectBy(fakes, owner, 'google')
    const [{ id } = { id: '' }] = await integrationsOf(owner)
    const page = await createPage(owner, { conflictCheckCalendars: [`google_${id}`] })
    const read = async () => {
      const date = dateOf(inDays(3))
      const list = (await owner.get('/api/meetings/all?page=1')) as Answer<MeetingPage>
      const slots = `/api/schedule/${page.slug}/slots?from=${date}&to=${date}&timezone=UTC`
      const days = (await owner.get(slots)) as Answer<SlotDays>
      return { unread: list.body.unreadCalendars?.length ?? 0, unchecked: days.body.unchecked.length }
    }
    fakes.fail({ provider: 'google', call: 'events.list', kind: 'forbidden' })
    fakes.fail({ provider: 'google', call: 'events.watch', kind: 'not-found' })
    fakes.fail({ provider: 'google', path: '/freeBusy', kind: 'forbidden' })
    expect(await read()).toEqual({ unread: 1, unchecked: 1 })
    expect(await read()).toEqual({ unread: 1, unchecked: 1 })
    await connectBy(fakes, owner, 'google')
    expect(await read()).toEqual({ unread: 0, unchecked: 0 })
  })

  it('of two owners gives each a row of their own', async () => {
    const [one, other] = [await signInOwner(), await signInOwner()]
    await connectBy(fakes, one, 'zoom')
    await connectBy(fakes, other, 'zoom')
    const [[mine], [theirs]] = [await integrationsOf(one), await integrationsOf(other)]
    expect(mine?.id).not.toBe(theirs?.id)
    expect(mine?.account).toBe(theirs?.account)
  })

  it('suggests the account that is to be renewed', async () => {
    const owner = await signInOwner()
    await connectBy(fakes, owner, 'google')
    const [integration] = await integrationsOf(owner)
    const hint = async (client: ApiClient) =>
      new URL(await consentAddress(client, 'google', `?renew=${integration?.id}`)).searchParams.get('login_hint')
    expect(await hint(owner)).toBe(integration?.account)
    expect(await hint(await signInOwner())).toBeNull()
  })

  it('gives a grant that the provider accepts', async () => {
    const owner = await signInOwner()
    await connectBy(fakes, owner, 'zoom')
    const [integration] = await integrationsOf(owner)
    const row = await findGrantRow(database(), integration?.id ?? '')
    if (!row) throw new Error('There is no row')
    const grant = await grantsOf(row).current()
    expect(grant).toMatchObject({ kind: 'oauth', accessToken: expect.stringMatching(/^fake-access-/) })
    expect((await integrationsOf(owner))[0]?.lastUsedAt).not.toBeNull()
  })
})

describe('access to GET /api/auth/{provider}', () => {
  it.each(['google', 'zoom'])('%s answers a program 401 without a session, a person the login screen', async (name) => {
    const nobody = new ApiClient()
    expect((await nobody.get(`/api/auth/${name}`)).status).toBe(401)
    const navigation = await nobody.get(`/api/auth/${name}`, { headers: { 'sec-fetch-mode': 'navigate' } })
    expect(navigation.status).toBe(303)
    expect(navigation.headers.get('location')).toBe('http://localhost:3000/auth?next=/integrations')
  })

  it.each(['google', 'zoom'])('%s answers 403 until the terms are accepted', async (name) => {
    const answer = await (await signInNewcomer()).get(`/api/auth/${name}`)
    expect(answer).toMatchObject({ status: 403, body: { message: 'Terms of Use not accepted' } })
  })
})

describe('/api/auth/[provider]', () => {
  it.each(['caldav', 'webex', 'toString', 'GOOGLE'])('%s has no calls', async (name) => {
    const owner = await signInOwner()
    for (const path of [`/api/auth/${name}`, `/api/auth/${name}/callback?code=x&state=y`]) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        expect(await owner.send(method, path, {})).toMatchObject({ status: 404, body: { message: 'Not found' } })
      }
    }
  })

  it.each(['/api/auth/google', '/api/auth/zoom/callback'])('%s answers GET only', async (path) => {
    const answer = await (await signInOwner()).post(path)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
  })
})

describe('grants of a connection', () => {
  describe('what is kept of a connection', () => {
    it('holds no token, verifier or state as it is', async () => {
      const owner = await signInOwner()
      const open = await consentAddress(owner, 'google')
      await connectBy(fakes, owner, 'google')
      await connectBy(fakes, owner, 'zoom')
      const tables = await database().execute(
        sql`select row_to_json(i)::text as text from integrations i union all select row_to_json(a)::text from connection_attempts a`,
      )
      const dump = JSON.stringify(rowsOf(tables))
      expect(dump).not.toContain('fake-')
      expect(dump).not.toContain(new URL(open).searchParams.get('state'))
      expect(dump).toContain('access_token')
    })

    it('does not open in another row', async () => {
      const owner = await signInOwner()
      await connectBy(fakes, owner, 'google')
      await connectBy(fakes, owner, 'google', { account: OTHER_ACCOUNT })
      const [one, other] = await integrationsOf(owner)
      const { accessToken, refreshToken } = await rowOf(one?.id ?? '')
      await database()
        .update(integrationsTable)
        .set({ accessToken, refreshToken })
        .where(eq(integrationsTable.id, other?.id ?? ''))
      const row = await findGrantRow(database(), other?.id ?? '')
      if (!row) throw new Error('There is no row')
      await expect(grantsOf(row).current()).rejects.toMatchObject({ kind: 'needs-reauth' })
    })

    it('of an attempt that nobody ended is swept away with the owner’s next one', async () => {
      const owner = await signInOwner()
      await database().delete(connectionAttempts)
      await consentAddress(owner, 'google')
      await database()
        .update(connectionAttempts)
        .set({ expiresAt: new Date(Date.now() - 1000) })
      await consentAddress(owner, 'zoom')
      const attempts = await database().select().from(connectionAttempts)
      expect(attempts.map(({ type }) => type)).toEqual(['zoom'])
    })
  })
})

describe('GET /api/providers', () => {
  it('tells what this server can connect', async () => {
    expect((await (await signInOwner()).get('/api/providers')).body).toEqual([
      { id: 'google', configured: true },
      { id: 'microsoft', configured: true },
      { id: 'zoom', configured: true },
      { id: 'caldav', configured: true },
      { id: 'ics', configured: true },
      { id: 'bigbluebutton', configured: true },
    ])
  })
})
