// @module-tag nightly
// @module-tag embedded
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import committed from '@/clients/slotform/openapi.json'
import type { OpenApiDocument } from '@/lib/api/openapi/document'
import { runDueWork } from '@/lib/process/housekeeping'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { KeyClient } from '@/tests/support/api/key-client'
import { signInByMail, signInOwner } from '@/tests/support/api/owner'
import { type Check, type ReplayedCall, readDocument } from '@/tests/support/api/replay/document'
import { broken, eachBroken, valuesOf } from '@/tests/support/api/replay/generate'
import { NOT_MADE, type Sent, successOf } from '@/tests/support/api/replay/successes'
import { makeThings, type Things } from '@/tests/support/api/replay/things'
import { EXCEPTIONS } from '@/tests/support/database/routing/exceptions'
import { judge, loadParser } from '@/tests/support/database/routing/judge'
import { sent } from '@/tests/support/database/routing/sent'
import { createKey } from '@/tests/support/factories/keys'

vi.hoisted(() => {
  process.env.OUTBOUND_ALLOW_PRIVATE = '1'
})

const document = committed as unknown as OpenApiDocument
const { schemas } = document.components
const { calls, bodyCheck, faultsOf, faultsOfExamples } = readDocument(document)
const SEED = 20_260_601
const sample = <T>(values: fc.Arbitrary<T>, numRuns: number) => fc.sample(values, { numRuns, seed: SEED })

let owner: ApiClient
let program: KeyClient
let narrow: Record<'pages' | 'settings', KeyClient>

beforeAll(async () => {
  owner = await signInOwner()
  program = new KeyClient((await createKey(owner)).key)
  const keyFor = async (scope: 'pages:read' | 'settings:read') =>
    new KeyClient((await createKey(owner, { scopes: [scope] })).key)
  narrow = { pages: await keyFor('pages:read'), settings: await keyFor('settings:read') }
})

/** Sends requests to one call, and keeps what their answers are that the document does not promise. */
function replay(one: ReplayedCall, things: Things) {
  const faults: string[] = []
  const visitor = one.isForPrograms ? program : new ApiClient()
  async function send(sent: Sent, { as = visitor, at = things } = {}): Promise<Answer> {
    const path = one.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(at[name] ?? 'nothing'))
    const search = sent.query ? `?${new URLSearchParams(sent.query)}` : ''
    const answer = await as.send(one.method.toUpperCase(), path + search, sent)
    const said = JSON.stringify(sent.body ?? sent.query ?? {}).slice(0, 300)
    faults.push(...faultsOf(one, answer).map((fault) => `${said} → ${fault}`))
    return answer
  }
  return { send, faults, expectNone: () => expect([...new Set(faults)]).toEqual([]) }
}

const queryFields = ({ call }: ReplayedCall) => (call.parameters ?? []).filter((field) => field.in === 'query')

describe('clients/slotform/openapi.json', () => {
  test('has only examples that fit their schemas', () => {
    expect(calls.flatMap(faultsOfExamples)).toEqual([])
  })
})

describe.each(calls.map((one) => [one.call.operationId, one] as const))('%s', (id, one) => {
  test('answers valid requests as the document says, and refuses others as it says', async () => {
    const things = await makeThings(owner, one.path)
    const { send, expectNone } = replay(one, things)
    const success = await successOf(one, things)
    const isValid = bodyCheck(one)

    if (!NOT_MADE[id]) await sendRight(one, { send, success })
    if (isValid) {
      expect(isValid(success.body), 'the request that should succeed fits the document').toBe(true)
      await sendWrong(one, { send, success, isValid })
    }
    await sendQueries(one, { send, success })
    if (one.path.includes('{')) {
      const missing = Object.fromEntries(Object.keys(things).map((name) => [name, randomUUID()]))
      const { status } = await send(success, { at: missing })
      expect([404, ...(NOT_MADE[id] ? [400] : [])], 'of a thing that does not exist').toContain(status)
    }
    if (one.isForPrograms) await sendAsOthers(one, { send, success })
    expectNone()
  })
})

/** After all calls: what these have sent is read here. */
describe('statements of all calls and of the background', () => {
  beforeAll(async () => {
    // The owner of these tests is signed in by SQL.
    await signInByMail()
    await runDueWork(new Date())
    await loadParser()
  })

  test('name the owner, or a page or form that belongs to one, of each row but where an exception says why not', () => {
    expect(sent.size).toBeGreaterThan(200)
    expect([...sent].flatMap((text) => judge(text).faults.map((fault) => `${fault}: ${text}`))).toEqual([])
  })

  test('need every exception', () => {
    const used = new Set([...sent].flatMap((text) => [...judge(text).used]))
    expect(EXCEPTIONS.filter((exception) => !used.has(exception))).toEqual([])
  })
})

type Send = ReturnType<typeof replay>['send']

/** The success, and the same again by its key. */
async function sendRight({ call }: ReplayedCall, { send, success }: { send: Send; success: Sent }): Promise<void> {
  if (!call.parameters?.some(({ name }) => name === 'Idempotency-Key')) {
    expect((await send(success)).status).toBeLessThan(call.responses['302'] ? 303 : 300)
    return
  }
  const named = { ...success, headers: { ...success.headers, 'Idempotency-Key': randomUUID() } }
  const first = await send(named)
  expect([first.status, first.text]).toEqual([201, expect.any(String)])
  expect((await send(named)).body).toEqual(first.body)
  expect((await send({ ...success, headers: { 'Idempotency-Key': 'ü' } })).status).toBe(400)
}

type Wrong = { send: Send; success: Sent; isValid: Check }

async function sendWrong(one: ReplayedCall, { send, success, isValid }: Wrong): Promise<void> {
  const schema = one.call.requestBody?.content['application/json']?.schema ?? {}
  const bodies = [
    ...eachBroken(schema, success.body as object, isValid),
    ...sample(broken(success.body), 3),
    ...sample(valuesOf(schema, schemas), 3),
  ]
  for (const body of bodies) {
    const { status, text } = await send({ ...success, body })
    if (isValid(body)) expect(status, text).toBeLessThan(500)
    else expect(status, `${JSON.stringify(body)?.slice(0, 300)} was answered ${text.slice(0, 200)}`).toBe(400)
  }
  const json = { 'content-type': 'application/json' }
  expect((await send({ raw: '{', headers: json })).status).toBe(400)
  expect((await send({ raw: '{}', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  expect((await send({ raw: `{"a":"${'x'.repeat(1_100_000)}"}`, headers: json })).status).toBe(413)
}

async function sendQueries(one: ReplayedCall, { send, success }: { send: Send; success: Sent }): Promise<void> {
  for (const { name, required, schema } of queryFields(one)) {
    if (required) {
      const { [name]: _, ...rest } = success.query ?? {}
      expect((await send({ ...success, query: rest })).status, `without ${name}`).toBe(400)
    }
    const values = [...sample(valuesOf(schema, schemas), 1), 'junk', '-1', '\u0000']
    for (const value of values) await send({ ...success, query: { ...success.query, [name]: String(value) } })
  }
}

async function sendAsOthers(one: ReplayedCall, { send, success }: { send: Send; success: Sent }): Promise<void> {
  expect((await send(success, { as: new KeyClient(null) })).status).toBe(401)
  // The first of those that it needs all.
  const [scope] = one.call['x-scope']?.split(' ') ?? []
  if (!scope || scope === 'any') return
  const other = scope.startsWith('settings') ? narrow.pages : narrow.settings
  expect(await send(success, { as: other })).toMatchObject({ status: 403, body: { code: 'scope', scope } })
}
