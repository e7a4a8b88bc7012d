import { beforeAll, describe, expect, test, vi } from 'vitest'
import committed from '@/clients/slotform/openapi.json'
import type { OpenApiDocument } from '@/lib/api/openapi/document'
import { ApiClient } from '@/tests/support/api/client'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInOwner } from '@/tests/support/api/owner'
import { readDocument } from '@/tests/support/api/replay/document'
import { NOT_MADE, successOf } from '@/tests/support/api/replay/successes'
import { makeThings } from '@/tests/support/api/replay/things'
import { steadyOf } from '@/tests/support/api/steady'
import { createKey } from '@/tests/support/factories/keys'

vi.hoisted(() => {
  process.env.OUTBOUND_ALLOW_PRIVATE = '1'
})

const { calls } = readDocument(committed as unknown as OpenApiDocument)
/** The description of the API is on file already. */
const made = calls.filter(({ call: { operationId } }) => !NOT_MADE[operationId] && operationId !== 'getOpenApi')

let owner: ApiClient
let program: KeyClient
beforeAll(async () => {
  owner = await signInOwner()
  program = new KeyClient((await createKey(owner)).key)
})

describe('an answer to a person without a team', () => {
  test.each(made.map((one) => [one.call.operationId, one] as const))(
    'has the status, headers and bytes that are on file: %s',
    async (_, one) => {
      const things = await makeThings(owner, one.path)
      const path = one.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(things[name] ?? 'nothing'))
      const { query, ...sent } = await successOf(one, things)
      const search = query ? `?${new URLSearchParams(query)}` : ''
      const answer = await (one.isForPrograms ? program : new ApiClient()).send(
        one.method.toUpperCase(),
        path + search,
        sent,
      )
      expect(answer.status, answer.text).toBeLessThan(400)
      expect(steadyOf(answer)).toMatchSnapshot()
    },
  )
})
