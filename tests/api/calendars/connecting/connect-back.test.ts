import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { connectionAttempts, integrations as integrationsTable } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { openTokens } from '@/lib/calendars/accounts/sealed-tokens'
import { ApiClient } from '@/tests/support/api/client'
import { comeBack, connectBy, consentAddress, integrationsOf, rowOf } from '@/tests/support/api/connect'
import { signInOwner } from '@/tests/support/api/owner'
import { actingFor, addMember, makeTeam, signInMember } from '@/tests/support/factories/teams'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

afterEach(() => fakes.reset())
afterAll(() => fakes.stop())

describe('GET /api/auth/{provider}/callback', () => {
  describe('coming back', () => {
    const back = async (query: string) => comeBack(await signInOwner(), `http://x/api/auth/zoom/callback${query}`)

    it.each(['', '?code=x', '?state=x', '?code=&state='])('with %j is missing_params', async (query) => {
      expect(await back(query)).toBe('/integrations?error=missing_params')
    })

    it.each([
      ['access_denied', 'authentication_failed'],
      ['server_error', 'authentication_failed'],
      ['consent_required', 'consent_required'],
      ['invalid_scope', 'configuration_error'],
      ['unauthorized_client', 'configuration_error'],
      ['access_denied&error_description=AADSTS50020:+User+account', 'AADSTS50020'],
      ['access_denied&error_description=AADSTS50105:+not+assigned', 'tenant_access'],
      ['%3Cscript%3E&error_description=%3Cb%3E', 'authentication_failed'],
    ])('with error=%s is %s, and nothing of it is repeated', async (error, code) => {
      expect(await back(`?error=${error}&state=x`)).toBe(`/integrations?error=${code}`)
    })

    it('after Deny is authentication_failed, and connects nothing', async () => {
      const owner = await signInOwner()
      expect(await connectBy(fakes, owner, 'zoom', { denies: true })).toBe('/integrations?error=authentication_failed')
      expect(await integrationsOf(owner)).toEqual([])
    })

    it('with the state of an attempt that ended with Deny is invalid_user', async () => {
      const owner = await signInOwner()
      const address = await consentAddress(owner, 'google')
      const allowed = await fakes.consent(address)
      await comeBack(owner, await fakes.consent(address, { denies: true }))
      expect(await comeBack(owner, allowed)).toBe('/integrations?error=invalid_user')
    })

    it('with a state that nobody was given is invalid_user', async () => {
      expect(await back('?code=x&state=y')).toBe('/integrations?error=invalid_user')
    })

    it('without a session is invalid_user', async () => {
      const address = await fakes.consent(await consentAddress(await signInOwner(), 'zoom'))
      expect(await comeBack(new ApiClient(), address)).toBe('/integrations?error=invalid_user')
    })

    it('with the state of another owner is invalid_user, and that owner can still go on', async () => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'zoom'))
      const thief = await signInOwner()
      expect(await comeBack(thief, address)).toBe('/integrations?error=invalid_user')
      expect(await integrationsOf(thief)).toEqual([])
      expect(await comeBack(owner, address)).toBe('/integrations?success=zoom_connected')
    })

    it('connects the team for which it was begun, and ends at its screen', async () => {
      const ada = await signInMember()
      const team = await makeTeam(ada)
      const begin = async () => fakes.consent(await consentAddress(ada, 'google', `?account=${team.id}`))
      const address = await begin()
      expect(await comeBack(ada, address)).toBe(`/team/${team.slug}/integrations?success=google_connected`)
      expect(await integrationsOf(ada)).toEqual([])
      expect(await integrationsOf(actingFor(ada, team.id))).toMatchObject([{ type: 'google_calendar' }])
      expect(await comeBack(ada, address)).toBe('/integrations?error=invalid_user')
      const denied = await fakes.consent(await consentAddress(ada, 'google', `?account=${team.id}`), { denies: true })
      expect(await comeBack(ada, denied)).toBe(`/team/${team.slug}/integrations?error=authentication_failed`)
    })

    it('is invalid_user once the person may not connect for the team any more', async () => {
      const ada = await signInMember()
      const team = await makeTeam(ada)
      const grace = await addMember(ada, team, 'admin')
      const address = await fakes.consent(await consentAddress(grace, 'google', `?account=${team.id}`))
      await ada.patch(`/api/teams/${team.id}/members/${grace.id}`, { role: 'editor' })
      expect(await comeBack(grace, address)).toBe('/integrations?error=invalid_user')
      expect(await integrationsOf(grace)).toEqual([])
      expect(await integrationsOf(actingFor(ada, team.id))).toEqual([])
    })

    it('in another browser of the same owner is invalid_user', async () => {
      const owner = await signInOwner()
      const elsewhere = await signInOwner(owner.email)
      const address = await fakes.consent(await consentAddress(owner, 'zoom'))
      expect(await comeBack(elsewhere, address)).toBe('/integrations?error=invalid_user')
    })

    it('to the callback of another provider is invalid_user', async () => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'zoom'))
      expect(await comeBack(owner, address.replace('/zoom/', '/google/'))).toBe('/integrations?error=invalid_user')
    })

    it('a second time is invalid_user', async () => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'zoom'))
      expect(await comeBack(owner, address)).toBe('/integrations?success=zoom_connected')
      expect(await comeBack(owner, address)).toBe('/integrations?error=invalid_user')
      expect(await integrationsOf(owner)).toHaveLength(1)
    })

    it('after ten minutes is invalid_user', async () => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'zoom'))
      await database().update(connectionAttempts).set({ expiresAt: new Date() })
      expect(await comeBack(owner, address)).toBe('/integrations?error=invalid_user')
    })

    it('with a code that the provider refuses is token_exchange_failed', async () => {
      const owner = await signInOwner()
      const address = new URL(await fakes.consent(await consentAddress(owner, 'zoom')))
      address.searchParams.set('code', 'not-the-code')
      expect(await comeBack(owner, address.href)).toBe('/integrations?error=token_exchange_failed')
    })

    it.each(['server-error', 'malformed', 'too-many'] as const)(
      'while tokens fail with %s is token_exchange_failed',
      async (kind) => {
        const owner = await signInOwner()
        const address = await fakes.consent(await consentAddress(owner, 'zoom'))
        fakes.fail({ provider: 'zoom', call: 'oauth.token', kind })
        expect(await comeBack(owner, address)).toBe('/integrations?error=token_exchange_failed')
      },
    )

    it('while the provider does not say whose account it is is user_info_failed', async () => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'zoom'))
      fakes.fail({ provider: 'zoom', path: '/users/me', kind: 'server-error' })
      expect(await comeBack(owner, address)).toBe('/integrations?error=user_info_failed')
      expect(await integrationsOf(owner)).toEqual([])
    })

    it('with a scope unticked is consent_required', async () => {
      const owner = await signInOwner()
      const without = ['https://www.googleapis.com/auth/calendar.freebusy']
      expect(await connectBy(fakes, owner, 'google', { without })).toBe('/integrations?error=consent_required')
      expect(await integrationsOf(owner)).toEqual([])
    })

    it.each([
      ['google', ['https://www.googleapis.com/auth/calendar.freebusy']],
      ['zoom', ['meeting:write:meeting']],
      ['zoom', ['meeting:write:meeting', 'user:read:user']],
    ] as const)('with a scope unticked leaves no token alive at %s: %s', async (provider, without) => {
      const owner = await signInOwner()
      await database().delete(integrationsTable)
      expect(await connectBy(fakes, owner, provider, { without: [...without] })).toBe(
        '/integrations?error=consent_required',
      )
      expect(fakes[provider].authority.living()).toBe(0)
    })

    it('with a scope unticked gives nothing back of an account that is connected', async () => {
      const owner = await signInOwner()
      await connectBy(fakes, owner, 'google')
      const without = ['https://www.googleapis.com/auth/calendar.freebusy']
      expect(await connectBy(fakes, owner, 'google', { without })).toBe('/integrations?error=consent_required')
      const revoked = fakes.requests.filter(({ name }) => name === 'oauth.revoke')
      expect(revoked).toEqual([])
    })

    it('without a refresh token is consent_required', async () => {
      const owner = await signInOwner()
      const address = new URL(await consentAddress(owner, 'google'))
      address.searchParams.delete('access_type')
      expect(await comeBack(owner, await fakes.consent(address.href))).toBe('/integrations?error=consent_required')
    })

    it('again without a refresh token keeps the one there is, unless that is dead', async () => {
      const owner = await signInOwner()
      await connectBy(fakes, owner, 'google')
      const [{ id } = { id: '' }] = await integrationsOf(owner)
      const before = await rowOf(id)
      const consentAgain = async () => {
        const address = new URL(await consentAddress(owner, 'google'))
        address.searchParams.delete('access_type')
        return comeBack(owner, await fakes.consent(address.href))
      }
      expect(await consentAgain()).toBe('/integrations?success=google_connected')
      const after = await rowOf(id)
      expect(openTokens(after).refreshToken).toBe(openTokens(before).refreshToken)
      expect(openTokens(after).accessToken).not.toBe(openTokens(before).accessToken)
      await database().update(integrationsTable).set({ expiredAt: new Date() })
      expect(await consentAgain()).toBe('/integrations?error=consent_required')
    })

    it('where the provider does not know this server is configuration_error', async () => {
      const owner = await signInOwner()
      const address = await fakes.consent(await consentAddress(owner, 'zoom'))
      const { rules } = fakes.zoom.authority
      const secret = rules.clientSecret
      rules.clientSecret = 'changed at the provider'
      try {
        expect(await comeBack(owner, address)).toBe('/integrations?error=configuration_error')
      } finally {
        rules.clientSecret = secret
      }
    })

    it('goes into no cache and tells nobody where it came from', async () => {
      const answer = await (await signInOwner()).get('/api/auth/zoom/callback')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    })
  })
})
