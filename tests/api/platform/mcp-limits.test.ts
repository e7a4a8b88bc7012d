// @module-tag every-database
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { KeyClient } from '@/tests/support/api/key-client'
import { callTool, connectFor, type McpServer, serveMcp } from '@/tests/support/api/mcp'
import { signInOwner } from '@/tests/support/api/owner'
import { createKey } from '@/tests/support/factories/keys'
import { createPage, inDays } from '@/tests/support/factories/pages'

vi.hoisted(() => Object.assign(process.env, { LIMIT_BOOKINGS: '2/600', LIMIT_KEY_CALLS: '9/60' }))

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

let server: McpServer
beforeAll(async () => {
  server = await serveMcp()
})
afterAll(() => server.close())

describe('the limits of POST /api/mcp', () => {
  it('are those of the key: 429 with Retry-After, and another key goes on', async () => {
    const owner = await signInOwner()
    const [first, second] = [await createKey(owner), await createKey(owner)]
    const program = new KeyClient(first.key)
    for (let calls = 0; calls < 9; calls += 1) expect((await program.post('/api/mcp', PING)).status).toBe(200)
    const refused = await program.post('/api/mcp', PING)
    expect(refused).toMatchObject({ status: 429, body: { code: 'limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await new KeyClient(second.key).post('/api/mcp', PING)).status).toBe(200)
  })

  it('are those of bookings: a refused tool says how long to wait', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const client = await connectFor(server, owner)
    const book = (days: number) =>
      callTool(client, 'book', {
        page: page.slug,
        startTime: inDays(days),
        attendeeName: 'Vera',
        attendeeEmail: 'vera@example.com',
      })
    expect((await book(3)).isError).toBe(false)
    expect((await book(4)).isError).toBe(false)
    const { isError, result } = await book(5)
    expect(isError).toBe(true)
    expect(result).toMatchObject({
      code: 'limited',
      retryAfterSeconds: expect.any(Number),
      hint: expect.stringMatching(/^Wait \d+ seconds/),
    })
  })
})
