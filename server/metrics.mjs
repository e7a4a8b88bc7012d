import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer } from './answer.mjs'
import { nodeHooks } from './timers.mjs'

/** @typedef {import('node:http').IncomingMessage} Req */
/** @typedef {import('node:http').ServerResponse} Res */

/** A scrape waits ten seconds by default: one without the database's figures is better than none. */
const GAUGES_MS = 5_000
/** From a cached page to a search in years of data. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const PREFIX = 'slotform_'

/** Counted inside the app (lib/log/count.ts). */
export const COUNTERS = {
  provider_failures_total: { help: 'Failed calls of calendar and video providers', labelNames: ['provider', 'kind'] },
  mail_failures_total: { help: 'Mails that the transport did not take; most are tried again', labelNames: ['outcome'] },
  log_events_total: { help: 'Lines of the log by their event', labelNames: ['event'] },
}

/** Read from the database and the pool at each scrape. */
const GAUGES = {
  queue_due: { help: 'Jobs that are due and not done yet', labelNames: ['queue'] },
  queue_lag_seconds: { help: 'How long the job that waits longest has been due', labelNames: ['queue'] },
  queue_failed: { help: 'Jobs given up within the last day', labelNames: ['queue'] },
  database_up: { help: '1 when the database answered this scrape', labelNames: [] },
  database_pool_connections: { help: 'Connections of the pool by their state', labelNames: ['state'] },
  database_pool_waiting: { help: 'Queries that wait for a connection', labelNames: [] },
}

/**
 * The metrics of this process. Loads its package, and counts, only when it is called.
 * @param {object} options
 * @param {string} options.token
 * @param {(url: string) => string} options.routeOf
 */
export async function openMetrics({ token, routeOf }) {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = (await import('prom-client')).default
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'From the first line of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  /** @template {object} T @param {T} described @param {(config: object) => any} make @returns {Record<keyof T, any>} */
  const makeAll = (described, make) =>
    /** @type {Record<keyof T, any>} */ (
      Object.fromEntries(
        Object.entries(described).map(([name, rest]) => [name, make({ name: PREFIX + name, registers, ...rest })]),
      )
    )
  const counters = makeAll(COUNTERS, (config) => new Counter(/** @type {any} */ (config)))
  const gauges = makeAll(GAUGES, (config) => new Gauge(/** @type {any} */ (config)))
  Object.assign(globalThis, {
    [Symbol.for('slotform.count')]: (
      /** @type {keyof typeof COUNTERS} */ name,
      /** @type {Record<string, string>} */ labels,
    ) => counters[name].inc(labels),
  })

  /** Counts a request when its answer has ended. @param {Req} req @param {Res} res */
  function follow({ method = '', url = '/' }, res) {
    const begun = performance.now()
    res.once('close', () => {
      const labels = { method: METHODS.has(method) ? method : 'other', route: isOwn(url) ? PATH : routeOf(url) }
      requests.inc({ ...labels, status: res.writableFinished ? String(res.statusCode) : 'aborted' })
      durations.observe(labels, (performance.now() - begun) / 1000)
    })
  }

  async function readGauges() {
    for (const gauge of Object.values(gauges)) gauge.reset()
    const late = new AbortController()
    try {
      const read = nodeHooks().readGauges?.() ?? Promise.reject(new Error('The app is starting'))
      const timeUp = sleep(GAUGES_MS, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error('The database is late')
      })
      const { queues, pool } = await Promise.race([read, timeUp])
      for (const { queue, due, lagSeconds, failed } of queues) {
        gauges.queue_due.set({ queue }, due)
        gauges.queue_lag_seconds.set({ queue }, lagSeconds)
        if (failed !== null) gauges.queue_failed.set({ queue }, failed)
      }
      if (pool) {
        gauges.database_pool_connections.set({ state: 'idle' }, pool.idle)
        gauges.database_pool_connections.set({ state: 'busy' }, pool.total - pool.idle)
        gauges.database_pool_waiting.set(pool.waiting)
      }
      gauges.database_up.set(1)
    } catch {
      gauges.database_up.set(0)
    } finally {
      late.abort()
    }
  }

  /** @param {Req} req @param {Res} res */
  async function send(req, res) {
    if (!isToken(req.headers.authorization ?? '', token)) {
      return answer(res, 401, { 'WWW-Authenticate': 'Bearer' })
    }
    await readGauges()
    const body = await registry.metrics()
    res.writeHead(200, {
      'Content-Type': registry.contentType,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
    })
    res.end(body)
  }

  return {
    follow,
    /** Names all metrics that this process tells. @returns {string[]} */
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    /**
     * Answers GET /metrics, and leaves all else to the app.
     * @param {(req: Req, res: Res) => unknown} handler
     * @returns {(req: Req, res: Res) => unknown}
     */
    serve: (handler) => (req, res) => (isOwn(req.url) ? send(req, res) : handler(req, res)),
  }
}

const PATH = '/metrics'
/** @param {string | undefined} url */
const isOwn = (url) => url?.split('?', 1)[0] === PATH

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Takes as long for any wrong token.
 * @param {string} header
 * @param {string} token
 */
function isToken(header, token) {
  const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header.replace(/^bearer +/i, '')), hash(token)) && /^bearer /i.test(header)
}
