import { afterEach, describe, expect, it, vi } from 'vitest'
import { toEntraError } from '@/lib/calendars/accounts/entra-errors'
import { exchangeCode, requireScopes } from '@/lib/calendars/accounts/oauth'
import { connectorOf } from '@/lib/calendars/providers/registry'
import type { ProviderSettings } from '@/lib/platform/provider-env'

const settings = {
  clientId: 'id',
  clientSecret: 'secret',
  authorizeUrl: 'https://login.example/authorize',
  tokenUrl: 'https://login.example/token',
} as ProviderSettings
const connector = connectorOf('microsoft')
afterEach(() => vi.unstubAllGlobals())

function exchange(status: number, body: object) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  if (!connector) throw new Error('There is no connector')
  return exchangeCode(connector, settings, { code: 'code', codeVerifier: 'v'.repeat(43) }, new Date())
}

describe('toEntraError', () => {
  describe('a token that Microsoft refuses', () => {
    it.each([
      [50020, 'AADSTS50020'],
      [65001, 'consent_required'],
      [50105, 'tenant_access'],
    ])('by the number %i beside its text is %s', async (number, code) => {
      const body = { error: 'invalid_grant', error_description: 'Something went wrong.', error_codes: [number] }
      await expect(exchange(400, body)).rejects.toMatchObject({ code })
    })

    it.each([undefined, null, 'text', [null], ['x'], { 0: 65001 }])(
      'with %j for numbers is no more than that',
      async (numbers) => {
        const body = { error: 'invalid_grant', error_description: 'Something went wrong.', error_codes: numbers }
        await expect(exchange(400, body)).rejects.toMatchObject({ code: 'token_exchange_failed' })
      },
    )
  })
})

describe('requireScopes', () => {
  describe('requireScopes of Microsoft', () => {
    const check = (scope: string | undefined) => () => requireScopes(connectorOf('microsoft'), scope)

    it.each([undefined, 'calendars.readwrite user.read', 'https://graph.microsoft.com/Calendars.ReadWrite'])(
      'takes “%s” as good for calendars',
      (scope) => expect(check(scope)).not.toThrow(),
    )

    it('refuses less', () => {
      expect(check('User.Read Calendars.Read')).toThrow(expect.objectContaining({ code: 'consent_required' }))
    })
  })
})

describe('exchangeCode', () => {
  describe('an error that is named by its number', () => {
    it('is known by it', () => expect(toEntraError('AADSTS50020 ')).toBe('AADSTS50020'))
  })
})
