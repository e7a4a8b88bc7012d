import { setTimeout as sleep } from 'node:timers/promises'
import { type DAVResponse, davRequest } from 'tsdav'
import { type GuardedAnswer, guardedFetch, RefusedAddress } from '../guarded-fetch'
import type { Connection, PasswordGrant } from '../provider'
import { ProviderError } from '../provider-error'
import { ServerError, toFailure, unreadable } from './failures'
import { isSameService } from './same-service'

const LARGEST_ANSWER_BYTES = 8 * 1024 * 1024
const MOST_REDIRECTS = 5
/** Servers answer 401 in bad moments too, and a connection that has expired waits for its owner. */
const ASK_AGAIN_MS = 400

export type DavOptions = { allowsPrivate: () => boolean; timeLimitMs: number }
type Wish = { method: string; headers?: Record<string, string>; body?: string | null }
/** `url` is where the answer came from in the end. */
export type DavAnswer = { url: string; status: number; etag: string | null; body: string }
export type DavProperties = Record<string, unknown>

/** One call of the product to a server: all its requests together have so much time. */
export class Dav {
  private readonly endsAt: number

  constructor(
    private readonly connection: Pick<Connection, 'grants'>,
    private readonly options: DavOptions,
  ) {
    this.endsAt = Date.now() + options.timeLimitMs
  }

  async serverUrl(): Promise<string> {
    return (await this.password()).serverUrl
  }

  /** Answers of every status but those that mean that the server cannot be used. */
  async send(url: string, wish: Wish): Promise<DavAnswer> {
    const grant = await this.password()
    const first = await this.exchange(url, wish, grant)
    if (first.status !== 401) return first
    await sleep(ASK_AGAIN_MS)
    const second = await this.exchange(url, wish, grant)
    if (second.status !== 401) return second
    return this.exchange(url, wish, toPassword(await this.connection.grants.renew(grant)))
  }

  async propfind(url: string, props: DavProperties, depth: '0' | '1'): Promise<{ url: string; found: DAVResponse[] }> {
    return this.multistatus(url, 'PROPFIND', depth, { propfind: { _attributes: NAMESPACES, prop: props } })
  }

  async report(url: string, body: DavProperties, depth: '0' | '1' = '1'): Promise<DAVResponse[]> {
    return (await this.multistatus(url, 'REPORT', depth, body)).found
  }

  /** With what stands beside the responses, such as a sync-token. */
  async reportWithRoot(url: string, body: DavProperties) {
    const { found: responses, root } = await this.multistatus(url, 'REPORT', '1', body)
    return { responses, root }
  }

  private async multistatus(url: string, method: 'PROPFIND' | 'REPORT', depth: '0' | '1', body: DavProperties) {
    let from = url
    const found = await davRequest({
      url,
      init: { method, namespace: 'd', headers: { depth }, body },
      fetch: async (_, init) => {
        const headers = { 'content-type': 'application/xml; charset=utf-8', depth }
        const answer = await this.send(url, { method, headers, body: String(init?.body ?? '') })
        if (answer.status < 200 || answer.status >= 300) throw toFailure(answer.status, null)
        // tsdav passes on what it cannot read: seen as an empty answer, it would be a free calendar.
        if (!WHOLE_MULTISTATUS.test(answer.body)) throw unreadable()
        from = answer.url
        return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/xml' } })
      },
    })
    if (!found.every(isWhole)) throw unreadable()
    const root: Record<string, unknown> = found[0]?.raw?.multistatus ?? {}
    return { url: from, root, found: found.filter(({ href }) => href !== undefined) }
  }

  private async exchange(url: string, { method, headers = {}, body = null }: Wish, grant: PasswordGrant) {
    const base = new URL(grant.serverUrl)
    let at = new URL(url)
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      if (!isSameService(base, at)) throw new ServerError('elsewhere')
      const answer = await this.ask(at, { method, headers: { ...headers, ...credentialsOf(grant) }, body })
      const next = findRedirect(answer, at)
      if (!next) return toAnswer(answer, at)
      at = next
    }
    throw new ServerError('elsewhere')
  }

  private async ask(url: URL, wish: Required<Wish>): Promise<GuardedAnswer> {
    const { allowsPrivate } = this.options
    const timeLimitMs = this.endsAt - Date.now()
    if (timeLimitMs <= 0) throw new ServerError('unreachable')
    const headers = { 'user-agent': 'Slotform', ...wish.headers }
    const limits = { timeLimitMs, largestBytes: LARGEST_ANSWER_BYTES, allowsPrivate: allowsPrivate() }
    const answer = await guardedFetch(url, { ...wish, headers, ...limits }).catch((error) => {
      throw new ServerError(error instanceof RefusedAddress ? 'refused-address' : 'unreachable')
    })
    const retryAfter = answer.headers['retry-after'] ?? null
    if (answer.status === 429 || answer.status >= 500) throw toFailure(answer.status, retryAfter)
    return answer
  }

  private async password(): Promise<PasswordGrant> {
    return toPassword(await this.connection.grants.current())
  }
}

/** Ended, or empty in itself: a parser of XML is content with less. */
const WHOLE_MULTISTATUS = /(?:<\/(?:[\w.-]+:)?multistatus\s*>|<(?:[\w.-]+:)?multistatus\b[^<>]*\/>)\s*$/

const NAMESPACES = {
  'xmlns:d': 'DAV:',
  'xmlns:c': 'urn:ietf:params:xml:ns:caldav',
  'xmlns:cs': 'http://calendarserver.org/ns/',
}
export const DAV_NAMESPACES: DavProperties = { _attributes: NAMESPACES }

/** An answer without responses is one entry without an address. */
function isWhole({ href, raw }: DAVResponse): boolean {
  return typeof href === 'string' || (raw?.multistatus !== undefined && raw.multistatus.response === undefined)
}

function toPassword(grant: Awaited<ReturnType<Connection['grants']['current']>>): PasswordGrant {
  if (grant.kind === 'password') return grant
  throw new ProviderError('needs-reauth', 'A CalDAV server wants a password')
}

function credentialsOf({ username, password }: PasswordGrant): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
}

/** A server behind a proxy may not know that it is reached over TLS. */
function findRedirect({ status, headers }: GuardedAnswer, from: URL): URL | null {
  if (![301, 302, 307, 308].includes(status) || !headers.location || !URL.canParse(headers.location, from)) return null
  const next = new URL(headers.location, from)
  if (next.hostname === from.hostname && from.protocol === 'https:' && next.protocol === 'http:') {
    next.protocol = 'https:'
    next.port = from.port
  }
  return next
}

function toAnswer({ status, headers, body }: GuardedAnswer, url: URL): DavAnswer {
  return { url: url.href, status, etag: headers.etag ?? null, body }
}
