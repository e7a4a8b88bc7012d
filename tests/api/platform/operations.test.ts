// @module-tag embedded
import { beforeAll, describe, expect, it } from 'vitest'
import { METHODS } from '@/lib/shared/http-methods'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { readApiRoutes } from '@/tests/support/api/routes'
import { createKey } from '@/tests/support/factories/keys'

/** Routes that the description leaves out and that no key can call at `/api/v1`, each with the reason. */
const UNDESCRIBED: Record<string, string> = {
  '/api/[...unknown]': 'answers 404',
  '/api/account': 'only its owner may end an account',
  '/api/account/farewell': 'asked before that',
  '/api/admin/overview': 'a person runs the server',
  '/api/admin/accounts': 'as with the overview',
  '/api/admin/accounts/[id]/sign-out': 'as with the overview',
  '/api/admin/accounts/[id]/close': 'as with the overview',
  '/api/admin/accounts/[id]/reopen': 'as with the overview',
  '/api/admin/accounts/[id]/delete': 'as with the overview',
  '/api/admin/invitations': 'as with the overview',
  '/api/admin/invitations/[id]': 'as with the overview',
  '/api/admin/queue': 'as with the overview',
  '/api/admin/queue/[id]/retry': 'as with the overview',
  '/api/admin/instance': 'as with the overview',
  '/api/admin/test-mail': 'as with the overview',
  '/api/admin/audit': 'as with the overview',
  '/api/auth/accept-terms': 'a person accepts terms',
  '/api/auth/google': 'connecting an account leads a browser to its provider',
  '/api/auth/google/callback': 'the browser comes back from there',
  '/api/auth/microsoft': 'as with Google',
  '/api/auth/microsoft/callback': 'as with Google',
  '/api/auth/send-magic-link': 'a person signs in',
  '/api/auth/oidc': 'a person signs in',
  '/api/auth/oidc/callback': 'as with its beginning',
  '/api/auth/oidc/logout': "the organization's provider calls it",
  '/api/auth/session': 'a session is of a browser',
  '/api/auth/verify': 'a person signs in',
  '/api/auth/zoom': 'as with Google',
  '/api/auth/zoom/callback': 'as with Google',
  '/api/arrivals': 'a key is for a part of an account, and what comes is of all parts',
  '/api/arrivals/[id]': 'as with their list',
  '/api/arrivals/links': 'as with their list',
  '/api/arrivals/read': 'as with their list',
  '/api/arrivals/scripts/calcom.sql': 'as with their list',
  '/api/arrivals/scripts/google-forms.gs': 'as with their list',
  '/api/cron/outbox': 'the scheduler of a host',
  '/api/export': 'a key is for a part of an account, and this is the whole',
  '/api/export/[id]': 'as with its name',
  '/api/import': 'as with the export',
  '/api/identities': 'as with the sessions: one that leaked could lock its owner out',
  '/api/identities/[id]': 'as with their list',
  '/api/invitations/[token]': 'the invited person answers',
  '/api/keys': 'a key that leaked could make others that outlive it',
  '/api/keys/[id]': 'as with their list',
  '/api/keys/[id]/made': 'as with their list',
  '/api/logout': 'a session is of a browser',
  '/api/mcp': 'speaks the Model Context Protocol',
  '/api/offers/[token]': 'a guest opens the link of a mail',
  '/api/people': 'reads meetings and responses at once, and a key is for one of them',
  '/api/people/erase': 'nothing takes it back',
  '/api/suggested-times/[token]': 'a guest opens the link of a mail',
  '/api/requests/[token]': 'a page with a form for the owner’s mail',
  '/api/sessions': 'as with the keys: one that leaked could lock its owner out',
  '/api/sessions/[id]': 'as with their list',
  '/api/teams': 'a key is for one account, and these are of a person',
  '/api/teams/[id]': 'as with their list',
  '/api/teams/[id]/invitations': 'as with their list',
  '/api/teams/[id]/invitations/[invitationId]': 'as with their list',
  '/api/teams/[id]/members': 'as with their list',
  '/api/teams/[id]/members/[account]': 'as with their list',
  '/api/teams/[id]/members/[account]/hand-over': 'as with their list',
  '/api/teams/[id]/restore': 'as with their list',
  '/api/forms/[id]/transfer': 'a key is for one account, and two are changed',
  '/api/time-slot-pages/[id]/transfer': 'as with a form',
  '/api/webhooks/google': 'messages of a provider',
  '/api/webhooks/microsoft': 'as with Google',
  '/api/webhooks/zoom': 'as with Google',
}

const routes = await readApiRoutes()
/** Routes of visitors and of the server itself. */
const withoutKeys = routes.filter(({ path, calls }) => !(path in UNDESCRIBED) && calls.every(({ scope }) => !scope))
const withKeys = routes.filter(({ calls }) => calls.some(({ scope, operation }) => scope && operation))

let program: KeyClient
beforeAll(async () => {
  program = new KeyClient((await createKey(await signInOwner())).key)
})

const toV1 = (path: string) => path.replace('/api/', '/api/v1/').replaceAll(/\[[.\w]+\]/g, 'x')

describe('a call that no program makes', () => {
  it('is left out for a reason, with all other calls of its route', () => {
    const undescribed = routes.filter(({ calls }) => calls.some(({ operation }) => !operation))
    expect(undescribed.map(({ path }) => path).sort()).toEqual(Object.keys(UNDESCRIBED).sort())
    expect(undescribed.filter(({ calls }) => calls.some(({ operation }) => operation))).toEqual([])
  })

  it.each([...Object.keys(UNDESCRIBED), ...withoutKeys.map(({ path }) => path)])(
    '%s is not at /api/v1, by any method and with any key',
    async (path) => {
      for (const client of [program, new KeyClient(null)]) {
        for (const method of METHODS) {
          expect(await client.send(method, toV1(path), {}), method).toMatchObject({
            status: 404,
            body: { message: 'Not found', code: 'not_found' },
          })
        }
      }
    },
  )
})

describe('a call that programs make', () => {
  it.each(withKeys)('$path is at /api/v1: 401 without a key, 405 to other methods', async ({ path, calls }) => {
    const nobody = new KeyClient(null)
    for (const method of METHODS) {
      const isCall = calls.some((call) => call.method === method && call.scope)
      const { status } = await nobody.send(method, toV1(path), {})
      expect([method, status]).toEqual([method, isCall ? 401 : 405])
    }
  })
})
