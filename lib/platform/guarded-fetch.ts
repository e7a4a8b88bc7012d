import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isLoopbackHost } from '@/lib/http/network.mjs'
import { isLocalName, isPrivateAddress } from './private-address'

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

export class AnswerTooSlow extends Error {
  constructor() {
    super('The answer takes too long')
    this.name = 'AnswerTooSlow'
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
  /** The same for private addresses without TLS, on other machines too (`OUTBOUND_ALLOW_PRIVATE`). */
  allowsPlain?: boolean
  /** A longer body is cut instead of refused. */
  cutsBody?: boolean
}
/** `tooLarge`: the body was cut. */
export type GuardedAnswer = { status: number; headers: http.IncomingHttpHeaders; body: string; tooLarge: boolean }

/** Connection pools by what may be reached: the address of a shared socket would not have been checked. */
const options = { keepAlive: true, maxSockets: 16, maxFreeSockets: 8, timeout: 15_000 }
const agents = {
  public: new https.Agent(options),
  private: new https.Agent(options),
  plain: new http.Agent(options),
}

/**
 * One request, no redirects. A name is resolved once, for the very connection that is made: what it resolves to a moment
 * later (DNS rebinding) is of no use to an attacker.
 */
export function guardedFetch(url: URL, request: GuardedRequest): Promise<GuardedAnswer> {
  const { method, headers, body, timeLimitMs } = request
  if (!mayBeReached(url, request)) return Promise.reject(new RefusedAddress())
  const signal = AbortSignal.timeout(timeLimitMs)
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? new AnswerTooSlow() : error)
    const asked = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { ...headers, ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }) },
      ...connectionFor(url, request),
      signal,
    })
    asked.once('error', fail)
    asked.once('response', (answer) => {
      readBody(answer, request)
        .then((read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, ...read }))
        .catch((error) => {
          asked.destroy()
          fail(error)
        })
    })
    asked.end(body ?? undefined)
  })
}

type Reach = Pick<GuardedRequest, 'allowsPrivate' | 'allowsPlain'>

/** Judges the address alone, before any name is looked up. */
export function mayBeReached(
  { protocol, hostname, username, password }: URL,
  { allowsPrivate, allowsPlain }: Reach,
): boolean {
  if (username || password) return false
  const address = hostname.replace(/^\[|\]$/g, '')
  if (protocol === 'http:') {
    if (allowsPrivate && isLoopbackHost(hostname)) return true
    return allowsPlain === true && (isIP(address) === 0 || isPrivateAddress(address))
  }
  if (protocol !== 'https:') return false
  return allowsPrivate || !(isIP(address) === 0 ? isLocalName(hostname) : isPrivateAddress(address))
}

function connectionFor({ protocol, hostname }: URL, { allowsPrivate }: Reach) {
  if (protocol === 'http:') {
    return { agent: agents.plain, lookup: isLoopbackHost(hostname) ? undefined : lookupPrivate }
  }
  return allowsPrivate ? { agent: agents.private } : { agent: agents.public, lookup: lookupPublic }
}

const lookupPublic = lookupWhere((address) => !isPrivateAddress(address))
/** Secrets do not leave the operator's own network without TLS. */
const lookupPrivate = lookupWhere(isPrivateAddress)

function lookupWhere(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, { all, ...rest }, callback) => {
    dns.lookup(hostname, { ...rest, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const open = addresses.filter(({ address }) => isAllowed(address))
      const [first] = open
      if (!first) return callback(new RefusedAddress(), '', 0)
      if (all) callback(null, open)
      else callback(null, first.address, first.family)
    })
  }
}

/** Some servers pack what nobody asked them to pack. */
const UNPACK: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

function unpack(answer: http.IncomingMessage): AsyncIterable<Buffer> {
  const create = UNPACK[answer.headers['content-encoding']?.trim().toLowerCase() ?? '']
  const isEmpty = answer.statusCode === 204 || answer.statusCode === 304 || answer.headers['content-length'] === '0'
  // Errors reach the one who reads it.
  return create && !isEmpty ? pipeline(answer, create(), () => {}) : answer
}

/** At most `largestBytes`, counted unpacked. */
async function readBody(
  answer: http.IncomingMessage,
  { largestBytes, cutsBody }: Pick<GuardedRequest, 'largestBytes' | 'cutsBody'>,
): Promise<{ body: string; tooLarge: boolean }> {
  const parts: Buffer[] = []
  let bytes = 0
  // Leaving the loop destroys the answer and its socket.
  for await (const part of unpack(answer)) {
    bytes += part.byteLength
    if (bytes > largestBytes && !cutsBody) throw new AnswerTooLarge()
    parts.push(part)
    if (bytes > largestBytes) break
  }
  const body = Buffer.concat(parts).subarray(0, largestBytes).toString('utf8')
  return { body, tooLarge: bytes > largestBytes }
}
