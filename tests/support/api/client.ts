import type { Declaration } from '@/lib/api/route'
import { expectDeclaredAnswer } from './declared-answer'

type Handler = ((
  request: Request,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>) & { declaration?: Declaration }
type RouteModule = Record<string, Handler | undefined>

/** Fetch asks for this where a body is a stream. */
const HALF_DUPLEX = { duplex: 'half' }

const modules = import.meta.glob<RouteModule>(['../../../app/**/route.ts', '../../../app/.well-known/**/route.ts'])

/** `body` is parsed JSON of a shape that each test asserts itself. */
export type Answer<T = unknown> = { status: number; body: T; text: string; bytes: Buffer; headers: Headers }

type Call = { body?: unknown; headers?: Record<string, string>; raw?: BodyInit; signal?: AbortSignal }

/** A browser's view of the API: it keeps cookies, and sends the Origin of our own pages with every write. */
export class ApiClient {
  readonly cookies = new Map<string, string>()

  get(path: string, call: Call = {}) {
    return this.send('GET', path, call)
  }
  post(path: string, body?: unknown, call: Call = {}) {
    return this.send('POST', path, { ...call, body })
  }
  put(path: string, body?: unknown, call: Call = {}) {
    return this.send('PUT', path, { ...call, body })
  }
  patch(path: string, body?: unknown, call: Call = {}) {
    return this.send('PATCH', path, { ...call, body })
  }
  delete(path: string, call: Call = {}) {
    return this.send('DELETE', path, call)
  }

  async send(method: string, path: string, { body, headers, raw, signal }: Call): Promise<Answer> {
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { origin: 'http://localhost:3000' }),
        'x-slotform-peer': '127.0.0.1',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
      ...HALF_DUPLEX,
    })
    const { handler, params } = await findHandler(method, rewritten(new URL(request.url).pathname))
    const response = await handler(request, { params: Promise.resolve(params) })
    this.keepCookies(response)
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const answer = { status: response.status, text, bytes, body: toJson(text), headers: response.headers }
    expectDeclaredAnswer(`${method} ${path}`, answer, handler.declaration)
    return answer
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The rewrite of next.config.mjs. */
const rewritten = (path: string) => path.replace(/^\/api\/v1\/(?=.)/i, '/api/')

/** The route file whose folders fit the path: a folder's own name before `[name]` before `[...name]`. */
async function findHandler(method: string, path: string) {
  const parts = path.split('/').slice(1)
  const matches = Object.entries(modules)
    .map(([file, load]) => ({ load, ...match(file, parts) }))
    .filter((candidate) => candidate.params !== null)
    .sort((a, b) => a.rank.localeCompare(b.rank))
  const best = matches[0]
  if (!best?.params) throw new Error(`No route file for ${path}`)
  const handler = (await best.load())[method]
  if (!handler) throw new Error(`${path} has no ${method}`)
  return { handler, params: best.params }
}

function match(file: string, parts: string[]): { params: Record<string, string | string[]> | null; rank: string } {
  const folders = file
    .slice(file.indexOf('/app/') + '/app/'.length, -'/route.ts'.length)
    .split('/')
    .filter((folder) => !folder.startsWith('('))
  const params: Record<string, string | string[]> = {}
  let rank = ''
  for (const [index, folder] of folders.entries()) {
    if (folder.startsWith('[...')) {
      params[folder.slice(4, -1)] = parts.slice(index)
      return { params: parts.length > index ? params : null, rank: `${rank}2` }
    }
    const part = parts[index]
    if (part === undefined) return { params: null, rank }
    if (folder.startsWith('[')) params[folder.slice(1, -1)] = decodeURIComponent(part)
    else if (folder !== part) return { params: null, rank }
    rank += folder.startsWith('[') ? '1' : '0'
  }
  return { params: parts.length === folders.length ? params : null, rank }
}
