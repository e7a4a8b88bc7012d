import { setTimeout as sleep } from 'node:timers/promises'
import {
  AnswerTooLarge,
  AnswerTooSlow,
  type GuardedAnswer,
  guardedFetch,
  RefusedAddress,
} from '@/lib/platform/guarded-fetch'
import type { Connection, PasswordGrant } from '../provider'
import { ProviderError } from '../provider-error'
import { isAllowedHost } from './allowed-hosts'
import { ServerError, type ServerProblem, toFailure, unreadable } from './failures'
import { type DavResponse, type Multistatus, readMultistatus } from './multistatus'
import { isSameService } from './same-service'
import { XmlBoundError } from './xml'
import { toXml } from './xml-text'

const MEGABYTE = 1024 * 1024
/** One calendar's events; everything else is small. */
const MAX_REPORT_BYTES = 8 * MEGABYTE
const MAX_ANSWER_BYTES = MEGABYTE
const MAX_REDIRECTS = 5
/** Servers answer 401 in bad moments too, and a connection that has expired waits for its owner. */
const ASK_AGAIN_MS = 400

/** Servers that the operator lets owners connect; `hosts` is null for any host. */
export type Reach = { allowsPrivate: boolean; allowsPlain?: boolean; hosts: readonly string[] | null }
export type DavOptions = { reach: () => Reach; timeLimitMs: number }
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

  async propfind(url: string, props: DavProperties, depth: '0' | '1'): Promise<{ url: string; found: DavResponse[] }> {
    const body = { 'd:propfind': { ...DAV_NAMESPACES, 'd:prop': props } }
    const { url: from, responses } = await this.multistatus(url, 'PROPFIND', depth, body)
    return { url: from, found: responses }
  }

  async report(url: string, body: DavProperties): Promise<DavResponse[]> {
    return (await this.multistatus(url, 'REPORT', '1', body)).responses
  }

  /** The responses, and elements beside them such as a sync-token. */
  reportWithRoot(url: string, body: DavProperties): Promise<Multistatus> {
    return this.multistatus(url, 'REPORT', '1', body)
  }

  /** When this call has to be over, epoch milliseconds. */
  get deadline(): number {
    return this.endsAt
  }

  private async multistatus(
    url: string,
    method: 'PROPFIND' | 'REPORT',
    depth: '0' | '1',
    wish: DavProperties,
  ): Promise<Multistatus & { url: string }> {
    const headers = { 'content-type': 'application/xml; charset=utf-8', depth }
    const [[name, content] = ['', {}]] = Object.entries(wish)
    const body = `<?xml version="1.0" encoding="utf-8"?>${toXml(name, content)}`
    const answer = await this.send(url, { method, headers, body })
    if (answer.status < 200 || answer.status >= 300) throw toFailure(answer.status, null)
    try {
      return { url: answer.url, ...(await readMultistatus(answer.body, this.endsAt)) }
    } catch (error) {
      if (error instanceof XmlBoundError) throw new ServerError('too-much')
      throw error instanceof ProviderError ? error : unreadable()
    }
  }

  private async exchange(url: string, { method, headers = {}, body = null }: Wish, grant: PasswordGrant) {
    const base = new URL(grant.serverUrl)
    let at = new URL(url)
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      if (!isSameService(base, at)) throw new ServerError('elsewhere')
      const answer = await this.ask(at, { method, headers: { ...headers, ...credentialsOf(grant) }, body })
      const next = findRedirect(answer, at)
      if (!next) return toAnswer(answer, at)
      at = next
    }
    throw new ServerError('elsewhere')
  }

  private async ask(url: URL, wish: Required<Wish>): Promise<GuardedAnswer> {
    const { allowsPrivate, allowsPlain, hosts } = this.options.reach()
    if (!isAllowedHost(url.hostname, hosts)) throw new ServerError('not-listed')
    const timeLimitMs = this.endsAt - Date.now()
    if (timeLimitMs <= 0) throw new ServerError('too-slow')
    const headers = { 'user-agent': 'Slotform', ...wish.headers }
    const largestBytes = wish.method === 'REPORT' ? MAX_REPORT_BYTES : MAX_ANSWER_BYTES
    const limits = { timeLimitMs, largestBytes, allowsPrivate, allowsPlain }
    const answer = await guardedFetch(url, { ...wish, headers, ...limits }).catch((error) => {
      throw new ServerError(problemOf(error))
    })
    const retryAfter = answer.headers['retry-after'] ?? null
    if (answer.status === 429 || answer.status >= 500) throw toFailure(answer.status, retryAfter)
    return answer
  }

  private async password(): Promise<PasswordGrant> {
    return toPassword(await this.connection.grants.current())
  }
}

const NAMESPACES = {
  'xmlns:d': 'DAV:',
  'xmlns:c': 'urn:ietf:params:xml:ns:caldav',
  'xmlns:cs': 'http://calendarserver.org/ns/',
}
export const DAV_NAMESPACES: DavProperties = { _attributes: NAMESPACES }

function problemOf(error: unknown): ServerProblem {
  if (error instanceof RefusedAddress) return 'refused-address'
  if (error instanceof AnswerTooLarge) return 'too-much'
  return error instanceof AnswerTooSlow ? 'too-slow' : 'unreachable'
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
