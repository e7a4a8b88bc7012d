import http, { type IncomingHttpHeaders } from 'node:http'

export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown }
export type HttpCall = { body?: unknown; raw?: string | Buffer; headers?: Record<string, string>; timeoutMs?: number }

/** All requests may be under way at once: a test of races must not be slowed by its own client. */
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

/** Somebody's browser: it keeps cookies, sends our Origin with a write, and follows no redirect. */
export class HttpClient {
  readonly cookies = new Map<string, string>()

  constructor(
    readonly url: string,
    private readonly connections: http.Agent = agent,
  ) {}

  get = (path: string, call: HttpCall = {}) => this.send('GET', path, call)
  post = (path: string, body?: unknown, call: HttpCall = {}) => this.send('POST', path, { ...call, body })

  /** Rejects only where there was no answer: the connection was refused or cut, or the time was over. */
  send(method: string, path: string, { body, raw, headers, timeoutMs = 60_000 }: HttpCall = {}): Promise<HttpAnswer> {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const options = {
      method,
      agent: this.connections,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }),
        ...(method !== 'GET' && { origin: this.url }),
        ...(cookie && { cookie }),
        ...headers,
      },
    }
    return new Promise((resolve, reject) => {
      const request = http.request(toOptions(this.url, path, options), (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          this.keepCookies(response.headers['set-cookie'] ?? [])
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: toJson(text) })
        })
      })
      request.once('error', reject)
      request.setTimeout(timeoutMs, () => request.destroy(new Error(`No answer within ${timeoutMs} ms`)))
      request.end(payload)
    })
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/** The path goes out as it is written: `new URL` would mend what a test wants broken. */
function toOptions(origin: string, path: string, options: http.RequestOptions): http.RequestOptions {
  const { port } = new URL(origin)
  // IPv4 and not localhost, which needs a lookup for each of a thousand connections.
  return { ...options, host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...options.headers } }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
