import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { refreshGrant } from '@/lib/calendars/accounts/oauth'
import { connectorOf } from '@/lib/calendars/providers/registry'
import type { ProviderSettings } from '@/lib/platform/provider-env'

type Asked = { authorization: string | undefined; body: URLSearchParams }
type Answer = { status: number; type: string; text: string }

let asked: Asked = { authorization: undefined, body: new URLSearchParams() }
let answer: Answer = { status: 200, type: 'application/json', text: '' }
const server = createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += part
  asked = { authorization: request.headers.authorization, body: new URLSearchParams(text) }
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())

const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const TOKENS = { access_token: 'access', refresh_token: 'next', token_type: 'bearer', expires_in: 3600 }

function renew(given: Partial<Answer>, settings: Partial<ProviderSettings> = {}) {
  answer = { status: 200, type: 'application/json', text: JSON.stringify(TOKENS), ...given }
  const zoom = connectorOf('zoom')
  if (!zoom) throw new Error('There is no connector')
  const addresses = { authorizeUrl: `${origin}/authorize`, tokenUrl: `${origin}/token`, revokeUrl: null }
  const client = { clientId: 'client', clientSecret: 'secret', userinfoUrl: null, apiUrl: origin }
  return refreshGrant(zoom, { ...addresses, ...client, ...settings }, 'old')
}

const basicOf = () => Buffer.from(asked.authorization?.replace('Basic ', '') ?? '', 'base64').toString()

describe('refreshGrant', () => {
  describe('who this server is', () => {
    it('stands in the header as it was registered: hyphens, underscores, dots and stars as they are', async () => {
      await renew({}, { clientId: 'cLi-ent_1.x', clientSecret: 'se*cr-et_2.y' })
      expect(basicOf()).toBe('cLi-ent_1.x:se*cr-et_2.y')
    })

    it('stands there as a form would have it where it holds other signs', async () => {
      await renew({}, { clientId: 'client', clientSecret: 'a secret: with/signs' })
      expect(basicOf()).toBe('client:a+secret%3A+with%2Fsigns')
    })
  })

  describe('an answer with tokens', () => {
    it.each<[string, Partial<Answer>]>([
      ['with a character set', { type: 'application/json; charset=UTF-8' }],
      ['called text', { type: 'text/plain' }],
      ['with a life in letters', { text: JSON.stringify({ ...TOKENS, expires_in: '3600' }) }],
      ['with its scopes in a list', { text: JSON.stringify({ ...TOKENS, scope: ['meeting:write', 'user:read'] }) }],
      ['with empty scopes', { text: JSON.stringify({ ...TOKENS, scope: '' }) }],
      ['with nothing in fields', { text: JSON.stringify({ ...TOKENS, id_token: null, scope: null, api_url: null }) }],
      ['with an ID token that is none', { text: JSON.stringify({ ...TOKENS, id_token: 'not.a.token' }) }],
      ['without a kind', { text: JSON.stringify({ ...TOKENS, token_type: undefined }) }],
      ['with more than is known', { text: JSON.stringify({ ...TOKENS, more: { of: ['this'] } }) }],
    ])('%s is taken', async (_, given) => {
      const before = Date.now()
      const grant = await renew(given)
      expect(grant).toMatchObject({ accessToken: 'access', refreshToken: 'next' })
      expect(Math.abs((grant.expiresAt ?? 0) - before - 3_600_000)).toBeLessThan(5_000)
    })

    it('without a life holds until it is refused; without a refresh token the old one stays', async () => {
      const text = JSON.stringify({ access_token: 'access', refresh_token: null })
      expect(await renew({ text })).toMatchObject({ accessToken: 'access', refreshToken: 'old', expiresAt: null })
    })
  })

  describe('a refusal', () => {
    it.each(['application/json', 'text/html; charset=utf-8'])(
      'that says invalid_grant as %s ends the grant',
      async (type) => {
        const text = JSON.stringify({ reason: 'Invalid Token!', error: 'invalid_grant' })
        await expect(renew({ status: 400, type, text })).rejects.toMatchObject({ kind: 'needs-reauth' })
      },
    )

    it.each<[number, string]>([
      [400, '<h1>Bad request</h1>'],
      [500, JSON.stringify({ error: 'invalid_grant' })],
      [200, '[]'],
      [200, '{"access_token":'],
    ])('of %i with %s does not', async (status, text) => {
      await expect(renew({ status, text })).rejects.toMatchObject({ kind: 'transient' })
    })
  })
})
