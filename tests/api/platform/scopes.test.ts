import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasScope, neededScopes, SCOPES, type Scope } from '@/lib/shared/scopes'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { readApiRoutes } from '@/tests/support/api/routes'
import { createKey } from '@/tests/support/factories/keys'

const CALLS = (await readApiRoutes()).flatMap(({ path, calls }) =>
  calls.flatMap(({ method, scope }) => {
    const needed = neededScopes(scope, method)
    return needed && !needed.includes('any') ? [{ method, path, needed }] : []
  }),
)

/** One key for each scope, of one owner. */
let keys: { scope: Scope; program: KeyClient }[]

beforeAll(async () => {
  const owner = await signInOwner()
  keys = await Promise.all(
    SCOPES.map(async (scope) => ({ scope, program: new KeyClient((await createKey(owner, { scopes: [scope] })).key) })),
  )
})

describe('/api/feeds', () => {
  it('tells of meetings, so that a key for settings alone makes none', () => {
    const feeds = CALLS.filter(({ path }) => path.startsWith('/api/feeds'))
    expect(feeds.map(({ method, needed }) => `${method} ${needed}`).sort()).toEqual([
      'DELETE meetings:write',
      'GET meetings:read',
      'POST meetings:write',
    ])
  })
})

describe.each(CALLS)('$method $path', ({ method, path, needed }) => {
  const at = path.replace('/api/', '/api/v1/').replaceAll(/\[\w+\]/g, randomUUID())

  it(`is for keys with ${needed.join(' and ')}`, async () => {
    for (const { scope, program } of keys) {
      const answer = await program.send(method, at, {})
      const isRefused = answer.status === 403 && (answer.body as { code?: string }).code === 'scope'
      const missing = needed.find((one) => !hasScope([scope], one))
      expect([scope, isRefused]).toEqual([scope, missing !== undefined])
      if (isRefused)
        expect(answer.body).toMatchObject({ message: "This key isn't made for this call.", scope: missing })
    }
  })
})
