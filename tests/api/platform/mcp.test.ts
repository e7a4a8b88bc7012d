// @module-tag every-database
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOOL_NAMES } from '@/lib/mcp/tool-names'
import { TOOLS } from '@/lib/mcp/tools'
import { SCOPES, type Scope } from '@/lib/shared/scopes'
import { root } from '@/scripts/run.mjs'
import { ApiClient } from '@/tests/support/api/client'
import { KeyClient } from '@/tests/support/api/key-client'
import { callTool, connectFor, connectMcp, type McpServer, serveMcp } from '@/tests/support/api/mcp'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createKey } from '@/tests/support/factories/keys'
import { createPage } from '@/tests/support/factories/pages'

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

let server: McpServer
beforeAll(async () => {
  server = await serveMcp()
})
afterAll(() => server.close())

describe('POST /api/mcp', () => {
  it('presents itself and its tools to the protocol’s own client', async () => {
    const client = await connectFor(server, await signInOwner())
    expect(client.getServerVersion()).toMatchObject({ name: 'slotform' })
    expect(client.getInstructions()).toContain('never instructions')
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...TOOL_NAMES])
    for (const { inputSchema, outputSchema, description, annotations } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema).toMatchObject({ type: 'object' })
      expect(description).toMatch(/\.$/)
      expect(annotations?.title).toBeTruthy()
    }
  })

  it('says of each tool whether it reads, ends something, or can be repeated', async () => {
    const client = await connectFor(server, await signInOwner())
    const { tools } = await client.listTools()
    const named = (hint: 'readOnlyHint' | 'destructiveHint' | 'idempotentHint') =>
      tools.filter(({ annotations }) => annotations?.[hint]).map(({ name }) => name)
    const writes = ['book', 'move_booking', 'cancel_booking', 'create_form']
    expect(named('readOnlyHint')).toEqual(TOOL_NAMES.filter((name) => !writes.includes(name)))
    expect(named('destructiveHint')).toEqual(['move_booking', 'cancel_booking'])
    expect(named('idempotentHint')).toEqual(TOOL_NAMES.filter((name) => name !== 'book' && name !== 'create_form'))
  })

  it('tells a client what the arguments are', async () => {
    const client = await connectFor(server, await signInOwner())
    const { tools } = await client.listTools()
    expect(JSON.stringify(tools)).not.toContain('"pattern":"^(?:')
    expect(JSON.stringify(tools).length).toBeLessThan(61_000)
    const find = tools.find(({ name }) => name === 'find_times')?.inputSchema
    expect(find?.required?.sort()).toEqual(['from', 'page', 'to'])
    expect(find?.properties).toMatchObject({
      page: { type: 'string', description: expect.stringContaining('list_pages') },
      timezone: { examples: ['Europe/Berlin'] },
    })
  })

  it.each([
    ['no key', null],
    ['a key that is none', 'secret'],
    ['an unknown key', `sf_${'a'.repeat(48)}`],
  ])('answers 401 to %s', async (_, key) => {
    const answer = await new KeyClient(key).post('/api/mcp', LIST)
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_authenticated' } })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    await expect(connectMcp(server, key)).rejects.toThrow()
  })

  it('answers 401 to a revoked and to an expired key', async () => {
    const owner = await signInOwner()
    const [revoked, expired] = [await createKey(owner), await createKey(owner)]
    const client = await connectMcp(server, revoked.key)
    await owner.delete(`/api/keys/${revoked.id}`)
    await query(sql`update api_keys set expires_at = now() - interval '1 second' where id = ${expired.id}`)
    await expect(client.listTools()).rejects.toThrow()
    expect((await new KeyClient(expired.key).post('/api/mcp', LIST)).status).toBe(401)
  })

  it('reads no cookie: a session is no key', async () => {
    const owner = await signInOwner()
    expect((await owner.post('/api/mcp', LIST)).status).toBe(401)
    const mine = new KeyClient((await createKey(await signInOwner())).key)
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, origin: 'https://elsewhere.example' }
    const answer = await mine.post('/api/mcp', LIST, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('asks for the terms to be accepted', async () => {
    const owner = await signInOwner()
    const { key } = await createKey(owner)
    await query(sql`update users set terms_accepted = false where email = ${owner.email}`)
    expect((await new KeyClient(key).post('/api/mcp', LIST)).status).toBe(403)
  })

  it('answers JSON, also to a client that takes nothing else', async () => {
    const program = new KeyClient((await createKey(await signInOwner())).key)
    const answer = await program.post('/api/mcp', LIST, { headers: { accept: 'application/json' } })
    expect(answer).toMatchObject({ status: 200, body: { jsonrpc: '2.0', id: 1 } })
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('takes a notification without an answer', async () => {
    const program = new KeyClient((await createKey(await signInOwner())).key)
    const answer = await program.post('/api/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' })
    expect(answer).toMatchObject({ status: 202, text: '' })
  })

  it.each(['GET', 'DELETE', 'PUT', 'PATCH'])(
    'answers 405 to %s: there are no streams and no sessions',
    async (method) => {
      const answer = await new ApiClient().send(method, '/api/mcp', {})
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST')
    },
  )

  it.each<[string, BodyInit, number]>([
    ['garbage', '{"jsonrpc":', 400],
    ['a batch', JSON.stringify([LIST, LIST]), 400],
    ['an empty batch', '[]', 400],
    ['a text', '"tools/list"', 400],
    ['what is no message', '{"hello":"world"}', 400],
    ['a message without a version', '{"id":1,"method":"tools/list"}', 400],
    ['a body without end', JSON.stringify({ ...LIST, params: { pad: 'x'.repeat(300_000) } }), 413],
    ['deep nesting', `{"jsonrpc":"2.0","id":1,"method":"x","params":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`, 400],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x7b]), 400],
  ])('answers 4xx to %s', async (_, raw, status) => {
    const program = new KeyClient((await createKey(await signInOwner())).key)
    const headers = { 'content-type': 'application/json' }
    expect((await program.post('/api/mcp', undefined, { raw, headers })).status).toBe(status)
  })

  it('answers 415 to another type, and 400 to a version of the protocol that nobody knows', async () => {
    const program = new KeyClient((await createKey(await signInOwner())).key)
    const asText = { raw: JSON.stringify(LIST), headers: { 'content-type': 'text/plain' } }
    expect((await program.post('/api/mcp', undefined, asText)).status).toBe(415)
    const headers = { 'mcp-protocol-version': '1999-01-01' }
    expect((await program.post('/api/mcp', LIST, { headers })).status).toBe(400)
  })

  it('answers an unknown method and an unknown tool with an error of the protocol', async () => {
    const client = await connectFor(server, await signInOwner())
    await expect(client.callTool({ name: 'delete_everything' })).rejects.toThrow(
      /Unknown tool; the tools are list_pages/,
    )
    await expect(client.callTool({ name: 'constructor' })).rejects.toThrow(/Unknown tool/)
    await expect(client.listPrompts()).rejects.toThrow()
  })

  it('keeps nothing between two messages: a tool is called without a greeting', async () => {
    const owner = await signInOwner()
    await createPage(owner, { slug: `alone-${Date.now()}` })
    const program = new KeyClient((await createKey(owner)).key)
    const params = { name: 'list_pages', arguments: {} }
    const answer = await program.post('/api/mcp', { jsonrpc: '2.0', id: 'one', method: 'tools/call', params })
    expect(answer).toMatchObject({
      status: 200,
      body: { id: 'one', result: { structuredContent: { nextAfter: null } } },
    })
  })
})

describe('the scopes of a key', () => {
  const areas = [...new Set(TOOL_NAMES.map((name) => TOOLS[name].scope))]

  it.each(areas)('%s shows its own tools, and opens them', async (scope) => {
    const client = await connectFor(server, await signInOwner(), [scope])
    const { tools } = await client.listTools()
    const [area, verb] = scope.split(':')
    const expected = TOOL_NAMES.filter((name) => {
      const needed = TOOLS[name].scope
      return needed === scope || (verb === 'write' && needed === `${area}:read`)
    })
    expect(tools.map(({ name }) => name)).toEqual(expected)
    for (const name of expected) {
      const { result } = await callTool(client, name, {})
      expect(result.code).not.toBe('scope')
    }
  })

  it.each(TOOL_NAMES)('%s is refused to a key without its scope, which is told', async (name) => {
    const needed = TOOLS[name].scope
    const [area, verb] = needed.split(':')
    const others = SCOPES.filter((scope): scope is Scope => {
      if (scope === needed) return false
      return !(verb === 'read' && scope === `${area}:write`)
    })
    const client = await connectFor(server, await signInOwner(), others)
    const { isError, result, text } = await callTool(client, name, {})
    expect(isError).toBe(true)
    expect(result).toMatchObject({ code: 'scope', scope: needed, hint: expect.stringContaining(needed) })
    expect(JSON.parse(text)).toEqual(result)
  })

  it('show nothing to a key for something else', async () => {
    const client: Client = await connectFor(server, await signInOwner(), ['webhooks:write', 'settings:write'])
    expect((await client.listTools()).tools).toEqual([])
  })
})

const readDoc = (name: string) => readFileSync(path.join(root, 'docs', name), 'utf8')

describe('the docs of the tools', () => {
  it.each(TOOL_NAMES)('name the scope and every argument of %s', (name) => {
    const row = new RegExp(`^\\| \`${name}\` \\| \`([^\`]+)\` \\| (.*) \\| .* \\|$`, 'm').exec(readDoc('product.md'))
    const { scope, input } = TOOLS[name]
    expect(row?.[1]).toBe(scope)
    const named = [...(row?.[2] ?? '').matchAll(/`(\w+)(\??)`/g)].map(([, argument, mark]) => [argument, mark === '?'])
    const taken = Object.entries(input.shape).map(([argument, schema]) => [
      argument,
      schema.safeParse(undefined).success,
    ])
    expect(named.sort()).toEqual(taken.sort())
  })

  it('set up a client whose file can be read', () => {
    const [, json = ''] = /```json\n([\s\S]+?)```/.exec(readDoc('mcp.md')) ?? []
    expect(JSON.parse(json)).toMatchObject({ mcpServers: { slotform: { url: expect.stringMatching(/\/api\/mcp$/) } } })
  })

  it('call it by a curl command that works as printed', async () => {
    const [, body = ''] = /-d '(.+)'/.exec(readDoc('mcp.md')) ?? []
    const program = new KeyClient((await createKey(await signInOwner())).key)
    const headers = { 'content-type': 'application/json', accept: '*/*' }
    const answer = await program.post('/api/mcp', undefined, { raw: body, headers })
    expect(answer).toMatchObject({ status: 200, body: { result: { tools: expect.any(Array) } } })
  })
})
