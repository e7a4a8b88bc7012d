import http from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { answer, refuseSocket } from './answer.mjs'
import { boundBody } from './body.mjs'
import { toRefusal } from './broken-request.mjs'
import { LIMITS } from './limits.mjs'
import { cleanHeaders } from './request-headers.mjs'
import { ALLOW, findRefusal, toSingleSlashes } from './request-target.mjs'
import { completeHeaders, toSecurityHeaders } from './response-headers.mjs'
import { guardSockets } from './sockets.mjs'
import { nodeHooks } from './timers.mjs'
import { boundsOf, limitTime } from './uploads.mjs'

/** Long enough for a request that was sent before its client could know that the server stops. */
const FAREWELL_MS = 300

/**
 * An HTTP server that hands clean requests to `handler` and answers broken ones itself, never with a 5xx.
 * @param {object} options
 * @param {(req: http.IncomingMessage, res: http.ServerResponse) => unknown} options.handler
 * @param {number} [options.hops] proxies whose X-Forwarded-For is passed on
 * @param {(req: http.IncomingMessage, res: http.ServerResponse) => void} [options.follow] is told of each request as it comes
 * @param {() => boolean} [options.isUnavailable] whether a 500 of the handler is the fault of something that will be back
 * @param {boolean} [options.isSecure] whether the public address is https
 * @param {boolean} [options.dev]
 * @param {Partial<typeof LIMITS>} [options.limits]
 */
export function createServer({
  handler,
  hops = 0,
  follow: measure,
  isUnavailable = () => false,
  isSecure = false,
  dev = false,
  ...rest
}) {
  const limits = { ...LIMITS, ...rest.limits }
  const security = toSecurityHeaders(isSecure)
  const guard = guardSockets({ ...limits, isBehindProxy: hops > 0 })
  /** @type {Map<import('node:net').Socket, Map<http.ServerResponse, http.IncomingMessage>>} */
  const sockets = new Map()
  /** @type {WeakSet<import('node:net').Socket>} */
  const used = new WeakSet()
  let accepted = 0
  let isStopping = false
  const server = http.createServer({
    insecureHTTPParser: false,
    requireHostHeader: false,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeoutMs,
    // The longest of all; each request has a limit of its own.
    requestTimeout: Math.max(limits.requestTimeoutMs, limits.uploadTimeoutMs),
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.keepAliveMs,
  })
  // Our own count of headers answers 431; Node's would drop the rest of them silently.
  server.maxHeadersCount = 0
  if (!dev) server.timeout = limits.idleMs

  server.on('connection', (socket) => {
    accepted += 1
    if (!guard.accept(socket)) return
    sockets.set(socket, new Map())
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', onRequest)
  server.on('checkContinue', (req, res) => onRequest(req, res, { mustContinue: true }))
  server.on('checkExpectation', (req, res) => onRequest(req, res, { status: 417 }))
  server.on('connect', (_req, socket) => refuse(socket, 405, ALLOW))
  server.on('clientError', onClientError)

  /** @type {(socket: import('node:stream').Duplex, status: number, headers?: Record<string, string>, lingerMs?: number) => void} */
  function refuse(socket, status, headers, lingerMs) {
    refuseSocket(socket, status, { ...security, ...headers }, lingerMs)
  }

  /** @type {(req: http.IncomingMessage, res: http.ServerResponse, extra?: { mustContinue?: boolean, status?: number }) => void} */
  function onRequest(req, res, { mustContinue = false, status } = {}) {
    follow(req, res)
    const { maxBytes, bodyMs } = boundsOf(req, limits)
    limitTime(req, bodyMs, (error) => onClientError(error, req.socket))
    // To write what came may take as long as to send it, and nothing passes meanwhile. Node resets it with the next request.
    if (!dev && bodyMs > limits.idleMs) req.socket.setTimeout(bodyMs)
    const refuseBody = boundBody(req, res, {
      maxBytes,
      lingerMs: limits.lingerMs,
      refuse: () => refuse(req.socket, 413, {}, limits.lingerMs),
    })
    const refusal = status ? { status } : findRefusal(req, { maxBodyBytes: maxBytes, dev })
    // A connection on which more is to come than will be read has no next request.
    if (refusal?.status === 413 && !mustContinue && sockets.get(req.socket)?.size === 1) return refuseBody()
    if (refusal) return answer(res, refusal.status, refusal.headers)
    const location = toSingleSlashes(req.url ?? '/')
    if (location) return answer(res, 308, { Location: location })

    const { remoteAddress } = req.socket
    const isForwarded = cleanHeaders(req.headers, { remoteAddress, hops, httpVersion: req.httpVersion })
    // For pages that no middleware sees, such as the one for unknown addresses.
    req.headers['x-slotform-path'] = req.url
    if (hops === 0 && isForwarded) warnOfProxy()
    if (mustContinue) res.writeContinue()
    void handle(req, res)
  }

  /** @type {(req: http.IncomingMessage, res: http.ServerResponse) => Promise<void>} */
  async function handle(req, res) {
    try {
      await handler(req, res)
    } catch (error) {
      const { logUnexpected } = nodeHooks()
      if (logUnexpected) logUnexpected('request_failed', error)
      else console.error('Unhandled:', error instanceof Error ? error.message : error)
      answer(res, 500)
    }
  }

  /** @type {(req: http.IncomingMessage, res: http.ServerResponse) => void} */
  function follow(req, res) {
    measure?.(req, res)
    const socket = req.socket
    const open = sockets.get(socket)
    open?.set(res, req)
    used.add(socket)
    guard.noteBusy(socket)
    const writeHead = res.writeHead
    res.writeHead = (...args) => {
      // A page cannot choose its status: Next answers 500 for every failure.
      if (args[0] === 500 && isUnavailable()) {
        args[0] = 503
        res.setHeader('Retry-After', '5')
      }
      completeHeaders(res, args[0], { security, dev })
      if (isStopping) res.setHeader('Connection', 'close')
      return Reflect.apply(writeHead, res, args)
    }
    res.once('close', () => {
      open?.delete(res)
      if (open?.size !== 0) return
      if (isStopping) socket.end(() => socket.destroy())
      else guard.noteIdle(socket)
    })
  }

  /** @type {(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: import('node:stream').Duplex) => void} */
  function onClientError(error, socket) {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return void socket.destroy()
    // Opened in advance, and not used: nobody waits for an answer.
    if (/** @type {import('node:net').Socket} */ (socket).bytesRead === 0) return void socket.destroy()
    const open = [...(sockets.get(/** @type {import('node:net').Socket} */ (socket)) ?? [])]
    const [res, req] = open.at(0) ?? []
    // An answer that has begun cannot be taken back. One that belongs to a complete request is still owed: what is
    // broken is the request behind it, which is dropped with the connection.
    if (res?.headersSent) return void socket.destroy()
    if (res && req?.complete) return void res.once('close', () => socket.destroy())
    refuse(socket, ...toRefusal(error))
  }

  /** A busy process may have looked at no socket meanwhile, and accepts one connection each time it does. */
  async function farewell() {
    await sleep(FAREWELL_MS)
    for (let before = -1; accepted > before; ) {
      before = accepted
      await nextTurn()
      await nextTurn()
    }
  }

  /**
   * Ends when the last request has been answered, or after `graceMs` without regard to what is still open. For a moment
   * it goes on accepting, and sends `Connection: close`: otherwise a request on its way would meet a reset connection.
   */
  /** @type {(graceMs: number) => Promise<void>} */
  async function stop(graceMs) {
    isStopping = true
    const timer = setTimeout(() => {
      for (const socket of sockets.keys()) socket.destroy()
    }, graceMs)
    if (graceMs > 0) await farewell()
    const closed = new Promise((resolve) => server.close(resolve))
    const isFresh = (/** @type {import('node:net').Socket} */ socket) => graceMs > 0 && !used.has(socket)
    for (const [socket, open] of sockets) if (open.size === 0 && !isFresh(socket)) socket.destroy()
    // The last accepted connections have had no time yet to send a request.
    void farewell().then(() => {
      for (const [socket, open] of sockets) if (open.size === 0) socket.destroy()
    })
    await closed
    clearTimeout(timer)
  }

  return { server, stop }
}

let isWarned = false

/** Once: an operator behind a proxy should know that all visitors look like one. */
function warnOfProxy() {
  if (isWarned) return
  isWarned = true
  console.warn('A forwarding header came and was ignored. Behind a proxy set TRUST_PROXY to the number of proxies.')
}
