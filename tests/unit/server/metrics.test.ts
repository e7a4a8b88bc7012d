import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { count } from '@/lib/log/count'
import { createServer } from '@/server/http-server.mjs'
import { openMetrics } from '@/server/metrics.mjs'

const TOKEN = 'a-token-of-this-test'
const NODE = Symbol.for('slotform.node')
const state = {
  queues: [
    { queue: 'mails', due: 3, lagSeconds: 42.5, failed: 1 },
    { queue: 'webhooks', due: 2, lagSeconds: 7, failed: null },
  ],
  pool: { total: 5, idle: 2, waiting: 4 },
}
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
  Reflect.deleteProperty(globalThis, NODE)
  Reflect.deleteProperty(globalThis, Symbol.for('slotform.count'))
})

/** The entry as server.mjs makes it, in front of an app that answers `status`. */
async function start(readGauges: () => Promise<object> = async () => state) {
  Object.assign(globalThis, { [NODE]: { readGauges } })
  const metrics = await openMetrics({
    token: TOKEN,
    routeOf: (url) => (url.startsWith('/b/') ? '/b/[token]' : 'other'),
  })
  const app = metrics.serve((req, res) => res.writeHead(req.url === '/b/broken' ? 500 : 200).end('ok'))
  const { server, stop } = createServer({ handler: app, follow: metrics.follow })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => stop(0))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const scrape = async (authorization = `Bearer ${TOKEN}`) => fetch(`${url}/metrics`, { headers: { authorization } })
  return { url, scrape, text: async () => (await scrape()).text() }
}

describe('GET /metrics', () => {
  it.each(['', 'Bearer wrong', TOKEN, `Basic ${TOKEN}`])('answers 401 to %j', async (authorization) => {
    const { scrape } = await start()
    const answer = await scrape(authorization)
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await answer.text()).not.toContain('slotform_')
  })

  it('counts requests by pattern and status, and times them', async () => {
    const { url, text, scrape } = await start()
    for (const path of ['/b/ada-secret', '/b/bob-secret', '/b/broken']) await (await fetch(url + path)).text()
    const body = await text()
    expect(body).toContain('slotform_http_requests_total{method="GET",route="/b/[token]",status="200"} 2')
    expect(body).toContain('slotform_http_requests_total{method="GET",route="/b/[token]",status="500"} 1')
    expect(body).toContain('slotform_http_request_duration_seconds_count{method="GET",route="/b/[token]"} 3')
    expect(body).not.toContain('secret')
    expect((await scrape()).headers.get('content-type')).toContain('version=0.0.4')
  })

  it('counts what the entry refuses before the app', async () => {
    const { url, text } = await start()
    expect((await fetch(`${url}/b/x`, { method: 'DELETE' })).status).toBe(405)
    expect(await text()).toContain('slotform_http_requests_total{method="DELETE",route="/b/[token]",status="405"} 1')
  })

  it('tells queues, pool, event loop and what the app counts', async () => {
    const { text } = await start()
    count('provider_failures_total', { provider: 'google', kind: 'transient' })
    count('provider_failures_total', { provider: 'google', kind: 'transient' })
    const body = await text()
    for (const line of [
      'slotform_queue_due{queue="mails"} 3',
      'slotform_queue_lag_seconds{queue="mails"} 42.5',
      'slotform_queue_failed{queue="mails"} 1',
      'slotform_queue_due{queue="webhooks"} 2',
      'slotform_database_up 1',
      'slotform_database_pool_connections{state="busy"} 3',
      'slotform_database_pool_connections{state="idle"} 2',
      'slotform_database_pool_waiting 4',
      'slotform_provider_failures_total{provider="google",kind="transient"} 2',
    ])
      expect(body.split('\n')).toContain(line)
    expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds \d/)
  })

  it('answers while the database is away, without its figures', async () => {
    let isAway = false
    const { text } = await start(async () => {
      if (isAway) throw new Error('ECONNREFUSED')
      return state
    })
    expect(await text()).toContain('slotform_database_up 1')
    isAway = true
    const body = await text()
    expect(body).toContain('slotform_database_up 0')
    expect(body).not.toContain('slotform_queue_due{')
  })
})

describe('count', () => {
  it('does nothing without METRICS_TOKEN', () => {
    expect(() => count('mail_failures_total', { outcome: 'final' })).not.toThrow()
  })
})
