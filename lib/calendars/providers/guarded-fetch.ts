import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackHost, isPrivateAddress } from './private-address'

/** An address that this server does not go to for a stranger. */
export class RefusedAddress extends Error {
  constructor() {
    super('This address is not reached from here')
    this.name = 'RefusedAddress'
  }
}

export class AnswerTooLarge extends Error {
  constructor() {
    super('The answer is too large')
    this.name = 'AnswerTooLarge'
  }
}

export type GuardedRequest = {
  method: string
  headers: Record<string, string>
  body: string | null
  timeLimitMs: number
  largestBytes: number
  /** The operator lets private addresses be reached, and this machine without TLS. */
  allowsPrivate: boolean
}
export type GuardedAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string }

/** A connection pool of its own: the address of a shared socket would not have been checked. */
const options = { keepAlive: true, maxSockets: 16, maxFreeSockets: 8, timeout: 15_000 }
const agents = {
  public: { 'https:': new https.Agent(options), 'http:': new http.Agent(options) },
  private: { 'https:': new https.Agent(options), 'http:': new http.Agent(options) },
}

/**
 * One request, no redirects. A name is resolved once, for the very connection that is made: what it resolves to a moment
 * later (DNS rebinding) is of no use to an attacker.
 */
export function guardedFetch(url: URL, request: GuardedRequest): Promise<GuardedAnswer> {
  const { method, headers, body, timeLimitMs, allowsPrivate } = request
  if (!mayBeAsked(url, allowsPrivate)) return Promise.reject(new RefusedAddress())
  return new Promise((resolve, reject) => {
    const protocol = url.protocol as 'https:' | 'http:'
    const asked = (protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { ...headers, ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }) },
      agent: agents[allowsPrivate ? 'private' : 'public'][protocol],
      lookup: allowsPrivate ? undefined : lookupPublic,
      signal: AbortSignal.timeout(timeLimitMs),
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      readBody(answer, request.largestBytes).then(
        (text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        (error) => {
          asked.destroy()
          reject(error)
        },
      )
    })
    asked.end(body ?? undefined)
  })
}

function mayBeAsked({ protocol, hostname, username, password }: URL, allowsPrivate: boolean): boolean {
  if (username || password) return false
  if (protocol === 'http:') return allowsPrivate && isLoopbackHost(hostname)
  if (protocol !== 'https:') return false
  const address = hostname.replace(/^\[|\]$/g, '')
  // No name is looked up for an address.
  return allowsPrivate || isIP(address) === 0 || !isPrivateAddress(address)
}

const lookupPublic: LookupFunction = (hostname, { all, ...rest }, callback) => {
  dns.lookup(hostname, { ...rest, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const open = addresses.filter(({ address }) => !isPrivateAddress(address))
    const [first] = open
    if (!first) return callback(new RefusedAddress(), '', 0)
    if (all) callback(null, open)
    else callback(null, first.address, first.family)
  })
}

async function readBody(answer: http.IncomingMessage, largestBytes: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    if (bytes > largestBytes) throw new AnswerTooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
