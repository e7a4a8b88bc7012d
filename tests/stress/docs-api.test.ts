// @module-tag together
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebhookDelivery } from '@/lib/webhooks/schema'
import { findCurl } from '@/scripts/test-programs.mjs'
import { startPrintedReceiver } from '../support/docs/receivers'
import { runExamples } from '../support/docs/run-examples'
import { createKey } from '../support/factories/keys'
import { sendFor } from '../support/factories/sender'
import type { TestServer } from '../support/server/server'
import { createEndpoint } from '../support/webhooks/endpoints'
import { openFolder } from './support/embedded'
import type { HttpClient } from './support/http-client'
import { signInOwner, terminalOf } from './support/people'

/** A server as `npm start` starts it: on the embedded database. */
const folder = openFolder({ OUTBOUND_ALLOW_PRIVATE: '1' })
let server: TestServer
let owner: HttpClient

beforeAll(async () => {
  server = await folder.start()
  owner = await signInOwner(server.url, terminalOf(server))
})
afterAll(() => folder.close())

describe.skipIf(!findCurl())('the printed commands', () => {
  test('of docs/api.md answer what it prints, with a key for the scopes that it names', async () => {
    const { key } = await createKey(owner, { scopes: ['meetings:write', 'pages:write'] })
    const examples = await runExamples('docs/api.md', { url: server.url, key })
    const promising = examples.filter(({ promised }) => promised !== null)
    expect(promising.length).toBeGreaterThanOrEqual(9)
    for (const { answer, promised } of promising) expect(JSON.parse(answer)).toMatchObject(promised as object)
  })

  test('of docs/mcp.md list the tools of the key', async () => {
    const { key } = await createKey(owner, { scopes: ['pages:read'] })
    const [listed] = await runExamples('docs/mcp.md', { url: server.url, key })
    const { result } = JSON.parse(listed?.answer ?? '') as { result: { tools: { name: string }[] } }
    expect(result.tools.map(({ name }) => name)).toEqual(['list_pages', 'find_times', 'explain_time'])
  })
})

test('the printed receiver takes what the server sends, and refuses it once its secret is another', async () => {
  const waiting = await createEndpoint(owner, 'http://localhost:9/')
  const receiver = await startPrintedReceiver('receiver.mjs', process.execPath, waiting.secret)
  try {
    const at = `/api/webhook-endpoints/${waiting.id}`
    await sendFor(owner, 200, 'PATCH', at, { url: receiver.url })
    const attempt = async () =>
      (await sendFor<WebhookDelivery>(owner, 200, 'POST', `${at}/test`, {})).attempts[0]?.status
    expect(await attempt()).toBe(204)
    await sendFor(owner, 200, 'POST', `${at}/rotate`, {})
    expect(await attempt()).toBe(204)
    const stranger = await createEndpoint(owner, receiver.url)
    const refused = await sendFor<WebhookDelivery>(owner, 200, 'POST', `/api/webhook-endpoints/${stranger.id}/test`, {})
    expect(refused.attempts[0]?.status).toBe(400)
  } finally {
    receiver.stop()
  }
})
