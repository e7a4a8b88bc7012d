import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { METHODS, type Method } from '@/lib/shared/http-methods'
import type { Scope } from '@/lib/shared/scopes'
import { createKey } from '../factories/keys'
import type { Sender } from '../factories/sender'

const PATH = '/api/mcp'

export type McpServer = { url: URL; close: () => Promise<void> }

/** The route on a port of its own, so that the protocol's own client calls it over HTTP. */
export async function serveMcp(): Promise<McpServer> {
  const route = await import('@/app/api/mcp/route')
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const headers = new Headers({ 'x-slotform-peer': '127.0.0.1' })
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value)
    const method = METHODS.find((known) => known === incoming.method) ?? ('GET' satisfies Method)
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
    const request = new Request(`http://localhost:3000${PATH}`, { method, headers, ...(body && { body }) })
    const response = await route[method](request, { params: Promise.resolve({}) })
    // A connection that is kept may close under a client that reuses it.
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: 'close' })
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: new URL(`http://127.0.0.1:${port}${PATH}`), close: () => closed(server) }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/** A connected client of the protocol's own library. It checks every result by the schema that the tool declares. */
export async function connectMcp({ url }: McpServer, key: string | null): Promise<Client> {
  const client = new Client({ name: 'kit', version: '1' })
  const headers: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  return client
}

/** A client with a new key of this owner. */
export async function connectFor(server: McpServer, owner: Sender, scopes?: Scope[]): Promise<Client> {
  const { key } = await createKey(owner, scopes ? { scopes } : {})
  const client = await connectMcp(server, key)
  // From now on the client checks results by the tools' schemas.
  await client.listTools()
  return client
}

export type Called = { isError: boolean; text: string; result: Record<string, unknown> }

export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Called> {
  const answer = (await client.callTool({ name, arguments: args })) as CallToolResult
  const [first] = answer.content
  return {
    isError: answer.isError ?? false,
    text: first?.type === 'text' ? first.text : '',
    result: answer.structuredContent ?? {},
  }
}

/** The paths of a value at which a text occurs, `meetings.0.untrusted.title`. */
export function pathsOf(value: unknown, text: string, path = ''): string[] {
  if (typeof value === 'string') return value.includes(text) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key.includes(text) ? [`${path}.${key}`] : []),
    ...pathsOf(inner, text, path === '' ? key : `${path}.${key}`),
  ])
}
