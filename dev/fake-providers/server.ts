import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Fault, Faults } from './faults'
import { type FakeAnswer, type FakeProvider, FakeRefusal, type FakeRequest, matchPath, type Route } from './routing'

/** Kept for tests that count or look at what was sent. */
export type SeenRequest = {
  provider: FakeProvider
  name: string
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  status: number
}

/** Looks at one call and its answer before that is sent. */
export type Inspect = (route: Route, request: FakeRequest, answer: FakeAnswer) => void

type Options = {
  routes: Route[]
  faults: Faults
  /** The error response in the provider's format. */
  toFailure: (provider: FakeProvider, fault: Fault) => FakeAnswer
  inspect: Inspect
  onRequest: (request: SeenRequest) => void
}

export type FakeServer = { url: string; stop: () => Promise<void> }

/** Listens on this machine only. */
export async function serve(options: Options, port = 0): Promise<FakeServer> {
  const server = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => void answer(options, incoming, Buffer.concat(chunks).toString('utf8'), outgoing))
  })
  // A busy client could reuse a connection in the moment in which it times out.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function answer(
  options: Options,
  incoming: http.IncomingMessage,
  text: string,
  outgoing: http.ServerResponse,
): Promise<void> {
  const origin = `http://${incoming.headers.host}`
  const { pathname, searchParams, search } = new URL(incoming.url ?? '/', origin)
  const method = incoming.method ?? 'GET'
  const found = findRoute(options.routes, method, pathname)
  if (!found) return send(outgoing, { status: 404, json: { message: 'The fake providers have no such call' } })

  const { route, params } = found
  const fault = options.faults.take({ provider: route.provider, name: route.name, method, path: pathname })
  const request: FakeRequest = {
    method,
    params,
    path: pathname,
    query: searchParams,
    rawQuery: search.slice(1),
    headers: incoming.headers as Record<string, string | undefined>,
    text,
    json: parse(text),
    form: new URLSearchParams(incoming.headers['content-type']?.includes('urlencoded') ? text : ''),
    origin,
    fault: fault?.kind ?? null,
  }
  const played = await play(options, route, request, fault)
  options.onRequest({
    provider: route.provider,
    name: route.name,
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: request.json,
    status: played.status,
  })
  if (fault?.kind === 'hang' || fault?.kind === 'hang-after-success') return
  if (fault?.kind === 'cut-after-success') return void outgoing.socket?.destroy()
  if (fault?.kind === 'malformed') return void outgoing.writeHead(200, JSON_TYPE).end('{"id":"cut in the mid')
  if (fault?.kind === 'other-shape') return void outgoing.writeHead(200, JSON_TYPE).end('[{"id":{"no":1}},null]')
  send(outgoing, played)
}

const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' }
/** Faults that follow a successful call. The other faults prevent the call. */
const AFTER_THE_ACT = ['hang-after-success', 'cut-after-success', 'malformed', 'other-shape', 'no-link']

async function play(options: Options, route: Route, request: FakeRequest, fault: Fault | null): Promise<FakeAnswer> {
  if (fault?.kind === 'hang') return { status: 0 }
  if (fault && !AFTER_THE_ACT.includes(fault.kind)) return options.toFailure(route.provider, fault)
  try {
    const made = await route.handle(request)
    options.inspect(route, request, made)
    return made
  } catch (error) {
    // A malformed body breaks a handler; the validator reports its errors.
    const refused = error instanceof FakeRefusal ? error.answer : { status: 500, json: { message: String(error) } }
    options.inspect(route, request, refused)
    return refused
  }
}

function findRoute(routes: Route[], method: string, path: string) {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.pattern, path) : null
    if (params) return { route, params }
  }
  return null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(outgoing: http.ServerResponse, { status, json, html, headers }: FakeAnswer): void {
  if (html !== undefined) {
    outgoing.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html)
  } else if (json !== undefined) {
    outgoing.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(json))
  } else {
    outgoing.writeHead(status, headers).end()
  }
}
