// The Node entry: `npm start` and `npm run dev` run it. A serverless host does without it.
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import v8 from 'node:v8'
import { toPageLimit } from './lib/http/page-reads.mjs'
import { readHost, toBrowsable } from './server/host.mjs'
import { createServer } from './server/http-server.mjs'
import { outliveReaderOfOutput } from './server/lost-output.mjs'
import { limitPages } from './server/page-limit.mjs'
import { servePages } from './server/pages.mjs'
import { stopWithNpm } from './server/parent.mjs'
import { listen, readPort } from './server/port.mjs'
import { toHops } from './server/request-headers.mjs'
import { findMetrics, findTraces } from './server/telemetry.mjs'
import { nodeHooks, startTimer, toLine } from './server/timers.mjs'

/** Emails that were not sent after their own request. A serverless host calls a route on a schedule instead. */
const OUTBOX_PAUSE_MS = 5_000
/** Digests, calendars that are to be read, old rows: each has its own pause beside. */
const CHORES_PAUSE_MS = 5_000
/** Somebody at a terminal waits for it; a look costs nothing. */
const COMMANDS_PAUSE_MS = 1_000
/** Visitors may see a page this long as it was before another process changed it. */
const PAGE_CHANGES_PAUSE_MS = 2_000
const STOP_GRACE_MS = 10_000
const CLOSE_GRACE_MS = 5_000
/** A mail server that hangs must not hold up the stop: what is being sent is tried again by the next process. */
const OUTBOX_GRACE_MS = 3_000
const SAME_SIGNAL_MS = 1_000

// On a machine with much memory V8 lets the heap grow to several times what is in use. After 20,000 requests the process holds
// 237 MB with this flag and 481 without it, for 4 % more CPU time of a cached page.
v8.setFlagsFromString('--heap-growing-percent=40')
outliveReaderOfOutput()
const dev = process.argv.includes('--dev') || process.env.NODE_ENV === 'development'
process.env.NODE_ENV = dev ? 'development' : 'production'
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
// Tells the app that x-slotform-peer was written here and not by a client.
process.env.SLOTFORM_NODE_SERVER = '1'

const dir = fileURLToPath(new URL('.', import.meta.url))
// Relative paths, such as the data folder's, mean this folder wherever the command was called.
process.chdir(dir)
const { default: env } = await import('@next/env')
env.loadEnvConfig(dir, dev, { info() {}, error: (...line) => console.error(...line) })
const port = readPort()
const host = readHost()
const hops = toHops(process.env.TRUST_PROXY)
const metrics = await findMetrics(dir)
const traces = await findTraces(dir, hops)

/** @typedef {(req: unknown, res: unknown) => unknown} Handle */
/** @type {Handle | undefined} */
let handle
/** @type {(handle: Handle) => void} */
let setHandler = () => {}
const ready = new Promise((resolve) => {
  setHandler = resolve
})
ready.then((made) => {
  handle = made
})
const pages = servePages({
  handler: (req, res) => (handle ? handle(req, res) : ready.then((made) => made(req, res))),
  limit: limitPages(toPageLimit(process.env.LIMIT_PAGE_READS), hops),
  dev,
})
const traced = traces?.serve(pages) ?? pages
const { server, stop } = createServer({
  handler: metrics?.serve(traced) ?? traced,
  hops,
  follow: metrics?.follow,
  isUnavailable: () => nodeHooks().isDatabaseAway?.() ?? false,
  isSecure: /^\s*https:/i.test(process.env.APP_URL ?? ''),
  dev,
})

/** @type {(() => Promise<void>)[]} */
let stopTimers = []
let stoppingSince = 0
process.on('SIGTERM', shutDown)
process.on('SIGINT', shutDown)
stopWithNpm(() => {
  if (stoppingSince === 0) void shutDown()
})

// In production `prepare()` does not wait for instrumentation.ts, which calls this when the app has started.
const started = new Promise((resolve) => Object.assign(globalThis, { [Symbol.for('slotform.started')]: resolve }))
// Before Next is loaded, so that a busy port is known at once. Requests wait until the app is ready.
await listen(server, port, host)
try {
  readStandaloneConfig()
  const { default: next } = await import('next')
  // Next listens for upgrades on the server it is shown, and in production leaves them hanging.
  const app = next({ dev, dir, port, httpServer: dev ? server : /** @type {never} */ ({ on() {} }) })
  await app.prepare()
  if (!dev) await started
  setHandler(app.getRequestHandler())
} catch (error) {
  console.error(`Slotform could not start: ${toLine(error)}`)
  process.exit(1)
}
stopTimers = [
  startTimer('Outbox', OUTBOX_PAUSE_MS, () => nodeHooks().deliverDue?.()),
  startTimer('Chores', CHORES_PAUSE_MS, () => nodeHooks().runChores?.()),
  startTimer('Commands', COMMANDS_PAUSE_MS, () => nodeHooks().answerCommands?.()),
  startTimer('Page cache', PAGE_CHANGES_PAUSE_MS, () => nodeHooks().redrawChangedPages?.()),
]
console.log(`Slotform is ready at http://${toBrowsable(host)}:${port}`)
const { mailSummary } = nodeHooks()
if (mailSummary) console.log(`Mail: ${mailSummary.replace(/^Mail: /, '')}`)

/**
 * A standalone build has neither next.config.mjs nor what reads it; Next takes the built settings from this variable, as the
 * server does that it writes beside such a build. Private: tests/unit/server/private-parts-of-next.test.ts watches it.
 */
function readStandaloneConfig() {
  if (dev || existsSync(`${dir}next.config.mjs`)) return
  const { config } = JSON.parse(readFileSync(`${dir}.next/required-server-files.json`, 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}

/** Requests under way are finished; then what is left of the outbox and the database is closed. */
async function shutDown() {
  // After Ctrl-C npm sends a copy of the signal that the terminal has already sent; a later one is an impatient second.
  if (stoppingSince > 0 && performance.now() - stoppingSince < SAME_SIGNAL_MS) return
  if (stoppingSince > 0) process.exit(1)
  stoppingSince = performance.now()
  // A close that hangs must not keep the process; what it leaves open the database cleans up.
  setTimeout(() => process.exit(1), STOP_GRACE_MS + CLOSE_GRACE_MS).unref()
  await stop(dev ? 0 : STOP_GRACE_MS)
  try {
    await Promise.race([Promise.all(stopTimers.map((stopTimer) => stopTimer())), sleep(OUTBOX_GRACE_MS)])
    await Promise.all([nodeHooks().close?.(), traces?.stop()])
  } catch (error) {
    console.error(`Stop: ${toLine(error)}`)
  }
  process.exit(0)
}
