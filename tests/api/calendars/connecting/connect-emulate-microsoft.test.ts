// @module-tag nightly
// @module-tag embedded
import { createEmulator } from 'emulate'
import { afterAll, describe, expect, it } from 'vitest'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import { comeBack, consentAddress, endIn, integrationsOf, rowOf } from '@/tests/support/api/connect'
import { chooseAccount } from '@/tests/support/api/emulated-account'
import { signInOwner } from '@/tests/support/api/owner'
import { findFreePort } from '@/tests/support/server/free-port'

// Somebody else's idea of Microsoft's sign-in. Its refresh tokens work once, which is stricter than Microsoft's.
const microsoft = await createEmulator({
  service: 'microsoft',
  port: await findFreePort(),
  seed: {
    microsoft: {
      users: [{ email: 'ada@acme.test', name: 'Ada' }],
      oauth_clients: [
        {
          client_id: 'slotform',
          client_secret: 'secret',
          redirect_uris: ['http://localhost:3000/api/auth/microsoft/callback'],
        },
      ],
    },
  },
})
Object.assign(process.env, {
  MICROSOFT_CLIENT_ID: 'slotform',
  MICROSOFT_CLIENT_SECRET: 'secret',
  MICROSOFT_AUTHORIZE_URL: `${microsoft.url}/oauth2/v2.0/authorize`,
  MICROSOFT_TOKEN_URL: `${microsoft.url}/oauth2/v2.0/token`,
  MICROSOFT_API_URL: `${microsoft.url}/v1.0`,
})
afterAll(() => microsoft.close())

const choose = (address: string) => chooseAccount(address, `${microsoft.url}/oauth2/v2.0/authorize/callback`)

describe('GET /api/auth/microsoft/callback', () => {
  it('an account of Microsoft is connected with PKCE, and the newest refresh token is kept at each renewal', async () => {
    const owner = await signInOwner()
    const end = await comeBack(owner, await choose(await consentAddress(owner, 'microsoft', '?type=teams')))
    expect(end).toBe('/integrations?success=microsoft_connected')
    const [integration] = await integrationsOf(owner)
    expect(integration).toMatchObject({ account: 'ada@acme.test', type: 'teams' })
    const id = integration?.id ?? ''
    for (let renewal = 0; renewal < 3; renewal += 1) {
      const before = await rowOf(id)
      await endIn(id, 10_000)
      const opened = (await openAccounts([id])).get(id)
      await opened?.connection.grants.current()
      expect((await rowOf(id)).refreshToken).not.toBe(before.refreshToken)
    }
    expect(await integrationsOf(owner)).toMatchObject([{ status: 'connected' }])
  })
})
