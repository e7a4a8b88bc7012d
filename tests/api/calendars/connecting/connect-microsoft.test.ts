// @module-tag nightly
// @module-tag embedded
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { MICROSOFT_ACCOUNTS } from '@/dev/fake-providers/microsoft/microsoft'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import { withoutWorkAfterAnswers } from '@/tests/support/api/after-answers'
import type { ApiClient } from '@/tests/support/api/client'
import { comeBack, connectBy, consentAddress, endIn, integrationsOf, rowOf } from '@/tests/support/api/connect'
import { signInOwner } from '@/tests/support/api/owner'

withoutWorkAfterAnswers()

const [WORK, OTHER, HOME] = MICROSOFT_ACCOUNTS.map(({ email }) => email) as [string, string, string]

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

afterEach(() => fakes.reset())
afterAll(() => fakes.stop())

async function connect(owner: ApiClient, { type, account }: { type?: string; account?: string } = {}): Promise<string> {
  const address = await consentAddress(owner, 'microsoft', type ? `?type=${type}` : '')
  return comeBack(owner, await fakes.consent(address, { account }))
}

async function openOnly(owner: ApiClient) {
  const [integration] = await integrationsOf(owner)
  const opened = (await openAccounts([integration?.id ?? ''])).get(integration?.id ?? '')
  if (!opened) throw new Error('There is no connection')
  return opened
}

describe('GET /api/auth/microsoft', () => {
  describe('connecting a Microsoft account', () => {
    it.each(['outlook', 'teams'])('as %s makes a connection of that type', async (type) => {
      const owner = await signInOwner()
      expect(await connect(owner, { type })).toBe('/integrations?success=microsoft_connected')
      expect(await integrationsOf(owner)).toMatchObject([{ type, account: WORK, status: 'connected' }])
    })

    it('is as Outlook when nothing is said', async () => {
      const owner = await signInOwner()
      await connect(owner)
      expect(await integrationsOf(owner)).toMatchObject([{ type: 'outlook' }])
    })

    it.each(['zoom', 'google_calendar', 'caldav', 'x', ''])('as %j is refused before the sign-in', async (type) => {
      const answer = await (await signInOwner()).get(`/api/auth/microsoft?type=${type}`)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('http://localhost:3000/integrations?error=missing_params')
    })

    it('asks for offline access and calendars, lets an account be chosen, and uses PKCE', async () => {
      const query = new URL(await consentAddress(await signInOwner(), 'microsoft')).searchParams
      expect(Object.fromEntries(query)).toMatchObject({
        scope: 'offline_access User.Read Calendars.ReadWrite',
        prompt: 'select_account',
        code_challenge_method: 'S256',
        redirect_uri: 'http://localhost:3000/api/auth/microsoft/callback',
      })
    })

    it('again as the other type changes its one row; another account is another row', async () => {
      const owner = await signInOwner()
      await connect(owner, { type: 'outlook' })
      const [first] = await integrationsOf(owner)
      await connect(owner, { type: 'teams' })
      expect(await integrationsOf(owner)).toMatchObject([{ id: first?.id, type: 'teams', account: WORK }])
      await connect(owner, { type: 'teams', account: OTHER })
      expect(await integrationsOf(owner)).toHaveLength(2)
    })

    it('of two owners gives each a row of their own', async () => {
      const [one, other] = [await signInOwner(), await signInOwner()]
      await connect(one, { type: 'teams' })
      await connect(other, { type: 'outlook' })
      expect(await integrationsOf(one)).toMatchObject([{ type: 'teams' }])
      expect(await integrationsOf(other)).toMatchObject([{ type: 'outlook' }])
    })

    it('of work or school lets meetings take place on Teams; one of people at home does not', async () => {
      const [atWork, atHome] = [await signInOwner(), await signInOwner()]
      await connect(atWork, { account: WORK })
      await connect(atHome, { account: HOME })
      expect((await integrationsOf(atWork))[0]).not.toHaveProperty('canConference')
      expect((await integrationsOf(atHome))[0]).toMatchObject({ canConference: false })
      expect((await openOnly(atWork)).provider.can).toMatchObject({ conference: 'with-event', calendars: true })
      expect((await openOnly(atHome)).provider.can).toMatchObject({ conference: 'none', calendars: true })
    })

    it('goes on when its calendar does not answer at that moment: Teams is asked about later', async () => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'microsoft'))
      fakes.fail({ provider: 'microsoft', call: 'calendar.get', kind: 'server-error' })
      expect(await comeBack(owner, address)).toBe('/integrations?success=microsoft_connected')
      expect((await openOnly(owner)).provider.can.conference).toBe('with-event')
    })

    it('lists its calendars as choices of teams_', async () => {
      const owner = await signInOwner()
      await connect(owner)
      const [integration] = await integrationsOf(owner)
      const projects = fakes.microsoft.calendar('Projects').entry.id
      const { body } = await owner.get('/api/calendars')
      expect(body).toEqual([
        { id: `teams_${integration?.id}`, name: 'Calendar', provider: 'microsoft', primary: true, canWrite: true },
        expect.objectContaining({ id: `teams_${integration?.id}:${projects}`, name: 'Projects', canWrite: true }),
        expect.objectContaining({ name: 'Birthdays', canWrite: false }),
      ])
    })

    it('is undone by deleting our copy: Microsoft has no way to give tokens back', async () => {
      const owner = await signInOwner()
      await connect(owner)
      const [integration] = await integrationsOf(owner)
      fakes.requests.length = 0
      expect((await owner.delete(`/api/integrations/${integration?.id}`)).status).toBe(204)
      expect(await integrationsOf(owner)).toEqual([])
      expect(fakes.requests).toEqual([])
    })
  })
})

describe('GET /api/auth/microsoft/callback', () => {
  describe('a sign-in at Microsoft that ends', () => {
    it.each([
      [50020, 'AADSTS50020'],
      [50105, 'tenant_access'],
      [50128, 'tenant_access'],
      [50194, 'tenant_access'],
      [65001, 'consent_required'],
      [90094, 'consent_required'],
      [65004, 'authentication_failed'],
    ])('with AADSTS%i is %s, and nothing else of it is repeated', async (number, code) => {
      const owner = await signInOwner()
      fakes.microsoft.signInError = number
      expect(await connectBy(fakes, owner, 'microsoft')).toBe(`/integrations?error=${code}`)
      expect(await integrationsOf(owner)).toEqual([])
    })

    it.each([
      [50020, 'AADSTS50020'],
      [65001, 'consent_required'],
      [7000215, 'configuration_error'],
      [7000222, 'configuration_error'],
      [9002313, 'configuration_error'],
      [70008, 'token_exchange_failed'],
    ])('with AADSTS%i at the exchange of its code is %s', async (number, code) => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'microsoft'))
      fakes.microsoft.tokenError = number
      expect(await comeBack(owner, address)).toBe(`/integrations?error=${code}`)
    })

    it('with a denial is authentication_failed', async () => {
      const owner = await signInOwner()
      expect(await connectBy(fakes, owner, 'microsoft', { denies: true })).toBe(
        '/integrations?error=authentication_failed',
      )
    })

    it('without offline access is consent_required', async () => {
      const owner = await signInOwner()
      const address = new URL(await consentAddress(owner, 'microsoft'))
      address.searchParams.set('scope', 'User.Read Calendars.ReadWrite')
      expect(await comeBack(owner, await fakes.consent(address.href))).toBe('/integrations?error=consent_required')
    })
  })
})

describe('renewing a Microsoft connection', () => {
  describe('renewing a Microsoft connection', () => {
    it('keeps the newest refresh token', async () => {
      const owner = await signInOwner()
      await connect(owner)
      const { id, connection } = await openOnly(owner)
      const before = await rowOf(id)
      await endIn(id, 10_000)
      const again = await openOnly(owner)
      await again.connection.grants.current()
      const after = await rowOf(id)
      expect(after.refreshToken).not.toBe(before.refreshToken)
      expect(after.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
      await expect(connection.grants.current()).resolves.toMatchObject({ kind: 'oauth' })
    })

    it.each([700082, 50173, 70008])('with AADSTS%i is over: the owner has to connect it again', async (number) => {
      const owner = await signInOwner()
      await connect(owner)
      const { id } = await openOnly(owner)
      await endIn(id, -1000)
      fakes.microsoft.tokenError = number
      const { connection } = await openOnly(owner)
      await expect(connection.grants.current()).rejects.toMatchObject({ kind: 'needs-reauth' })
      expect(await integrationsOf(owner)).toMatchObject([{ status: 'expired' }])
      fakes.microsoft.tokenError = null
      await connect(owner)
      expect(await integrationsOf(owner)).toMatchObject([{ id, status: 'connected' }])
    })

    it('with a secret that has ended is tried again later: no owner can help', async () => {
      const owner = await signInOwner()
      await connect(owner)
      const { id } = await openOnly(owner)
      await endIn(id, -1000)
      fakes.microsoft.tokenError = 7000222
      const { connection } = await openOnly(owner)
      await expect(connection.grants.current()).rejects.toMatchObject({ kind: 'transient' })
      expect(await integrationsOf(owner)).toMatchObject([{ status: 'connected' }])
    })
  })
})
