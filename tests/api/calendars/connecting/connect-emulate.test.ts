// @module-tag embedded
import { createEmulator } from 'emulate'
import { afterAll, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { findGrantRow } from '@/db/queries/calendars/grants'
import { grantsOf } from '@/lib/calendars/accounts/grants'
import type { ApiClient } from '@/tests/support/api/client'
import { comeBack, consentAddress, endIn, integrationsOf, rowOf } from '@/tests/support/api/connect'
import { chooseAccount } from '@/tests/support/api/emulated-account'
import { signInOwner } from '@/tests/support/api/owner'
import { findFreePort } from '@/tests/support/server/free-port'

// Somebody else's idea of Google: what we agree on with it is not of our own making.
const google = await createEmulator({
  service: 'google',
  port: await findFreePort(),
  seed: {
    google: {
      users: [{ email: 'ada@acme.test', name: 'Ada' }],
      oauth_clients: [
        {
          client_id: 'slotform',
          client_secret: 'secret',
          redirect_uris: ['http://localhost:3000/api/auth/google/callback'],
        },
      ],
    },
  },
})
Object.assign(process.env, {
  GOOGLE_CLIENT_ID: 'slotform',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_AUTHORIZE_URL: `${google.url}/o/oauth2/v2/auth`,
  GOOGLE_TOKEN_URL: `${google.url}/oauth2/token`,
  GOOGLE_USERINFO_URL: `${google.url}/oauth2/v2/userinfo`,
  GOOGLE_REVOKE_URL: `${google.url}/oauth2/revoke`,
})
afterAll(() => google.close())

const choose = (address: string) => chooseAccount(address, `${google.url}/o/oauth2/v2/auth/callback`)

async function connected(owner: ApiClient): Promise<string> {
  const end = await comeBack(owner, await choose(await consentAddress(owner, 'google')))
  expect(end).toBe('/integrations?success=google_connected')
  return (await integrationsOf(owner))[0]?.id ?? ''
}

describe('GET /api/auth/google/callback', () => {
  it('an account of Google is connected with PKCE, and its refresh token outlives the renewal', async () => {
    const owner = await signInOwner()
    const id = await connected(owner)
    expect(await integrationsOf(owner)).toMatchObject([{ account: 'ada@acme.test', type: 'google_calendar' }])
    const before = await findGrantRow(database(), id)
    if (!before) throw new Error('There is no row')
    const first = await grantsOf(before).current()
    await endIn(id, -1)
    const row = await findGrantRow(database(), id)
    if (!row) throw new Error('There is no row')
    const second = await grantsOf(row).current()
    expect(second).toMatchObject({ kind: 'oauth', refreshToken: 'refreshToken' in first ? first.refreshToken : '' })
    expect(second).not.toMatchObject({ accessToken: 'accessToken' in first ? first.accessToken : '' })
    // The token of an account that another owner still uses is not revoked.
    await owner.delete(`/api/integrations/${id}`)
  })

  it('an account that was disconnected cannot be renewed any more', async () => {
    const owner = await signInOwner()
    const id = await connected(owner)
    const row = await findGrantRow(database(), id)
    if (!row) throw new Error('There is no row')
    const grant = await grantsOf(row).current()
    expect((await owner.delete(`/api/integrations/${id}`)).status).toBe(204)
    const refreshToken = 'refreshToken' in grant ? (grant.refreshToken ?? '') : ''
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: 'slotform',
      client_secret: 'secret',
    })
    const answer = await fetch(`${google.url}/oauth2/token`, { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' })
    await expect(rowOf(id)).rejects.toThrow('no such connection')
  })
})
