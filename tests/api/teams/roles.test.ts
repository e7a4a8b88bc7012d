import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { neededScopes, type Scope } from '@/lib/shared/scopes'
import { ROLES, type Role } from '@/lib/shared/team-roles'
import type { ApiClient } from '@/tests/support/api/client'
import { readApiRoutes } from '@/tests/support/api/routes'
import { actingFor, addMember, makeTeam, signInMember } from '@/tests/support/factories/teams'

/** About the person (contract): they take no notice of the account that is named. */
const ABOUT_THE_PERSON =
  /^\/api\/(identities|user|sessions|logout|account|auth\/accept-terms|auth\/session|teams|invitations)(\/|$)/

/** What a role may do, as docs/product.md says it. */
const MAY: Record<Role, (needed: readonly string[] | null) => string | null | undefined> = {
  owner: () => undefined,
  admin: () => undefined,
  editor: lacks('meetings:write', 'pages:write', 'forms:write', 'responses:write'),
  host: lacks('pages:read', 'forms:read'),
  viewer: lacks('meetings:read', 'pages:read', 'forms:read', 'responses:read'),
}

/** The scope that is missing, null for a call without one, undefined if the call is allowed. */
function lacks(...granted: Scope[]) {
  const has = (scope: string) =>
    scope === 'any' || granted.some((one) => one === scope || one === scope.replace(':read', ':write'))
  return (needed: readonly string[] | null) => (needed === null ? null : needed.find((scope) => !has(scope)))
}

const calls = (await readApiRoutes()).flatMap(({ path, calls }) =>
  ABOUT_THE_PERSON.test(path) || path.includes('[...')
    ? []
    : calls.flatMap(({ method, access, scope }) =>
        access === 'owner' || (access === 'optional-session' && path.includes('[slug]'))
          ? [{ method, path, needed: neededScopes(scope, method) }]
          : [],
      ),
)

const acting = {} as Record<Role, ApiClient>
beforeAll(async () => {
  const owner = await signInMember()
  const team = await makeTeam(owner)
  for (const role of ROLES) {
    const member = role === 'owner' ? owner : await addMember(owner, team, role)
    acting[role] = actingFor(member, team.id)
  }
})

describe('a call of a member for a team', () => {
  it.each(ROLES)('is refused to a %s without the scopes of its route', async (role) => {
    expect(calls.length).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const { method, path, needed } of calls) {
      const address = path.replaceAll(/\[\w+\]/g, () => randomUUID())
      const { status, body } = await acting[role].send(method, address, { headers: { 'content-type': 'text/plain' } })
      const refused = (body as { code?: string; scope?: string | null; role?: string } | undefined) ?? {}
      const missing = MAY[role](needed)
      const isRefused = status === 403 && refused.code === 'role'
      const isRight =
        missing === undefined ? !isRefused : isRefused && refused.scope === missing && refused.role === role
      if (!isRight) wrong.push(`${method} ${path}: ${status} ${JSON.stringify(body)?.slice(0, 100)}, needs ${needed}`)
    }
    expect(wrong).toEqual([])
  })
})
