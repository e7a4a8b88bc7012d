// @module-tag nightly
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { root } from '@/scripts/run.mjs'
import { inDays } from '@/tests/support/factories/pages'
import { startCollector } from '@/tests/support/traces/collector'
import type { ReceivedSpan } from '@/tests/support/traces/otlp'
import { HttpClient } from './support/http-client'
import { book, createForm, createPage, signInOwner } from './support/people'
import { waitUntil } from './support/stress'
import { openWorld } from './support/world'

/** Part of everything that people type or send. */
const CANARY = 'canary7351'
const headers = {
  'user-agent': CANARY,
  tracestate: `vendor=${CANARY}`,
  baggage: `user=${CANARY}`,
  'x-forwarded-host': `${CANARY}.example`,
}
const PRINT_LOADED = {
  NODE_OPTIONS: `--require ${fileURLToPath(new URL('../support/server/print-loaded.cjs', import.meta.url))}`,
}
const loadedBy = (output: string) => JSON.parse(/LOADED (\[.*\])/.exec(output)?.[1] ?? 'null') as string[] | null
/** Requests are finished, mails have 3 s, and the last traces 1.5 s. */
const STOP_MS = 6_000

async function openTraced(changes: Record<string, string>) {
  const world = await openWorld(inject('postgresUrl'), { CALENDLY_API_URL: 'http://127.0.0.1:9', ...changes })
  onTestFinished(() => world.close())
  return world
}

/** Visits and writes of an owner and a visitor who put the canary everywhere. Returns the secrets that they got. */
async function live(world: Awaited<ReturnType<typeof openTraced>>, url: string): Promise<string[]> {
  const owner = await signInOwner(url, world.inbox, `${CANARY}@example.com`)
  // Nobody is there.
  expect((await owner.post('/api/arrivals/read?from=calendly', { token: CANARY })).status).toBe(503)
  const page = await createPage(owner, { slug: `${CANARY}-page`, title: CANARY, description: CANARY })
  const form = await createForm(owner)
  const visitor = new HttpClient(url)
  await visitor.get(`/${page.slug}?name=${CANARY}`, { headers })
  await visitor.get(`/form/${form.slug}?email=${CANARY}`, { headers })
  await visitor.get(`/${CANARY}-nobody/${CANARY}?x=${CANARY}`, { headers })
  await visitor.get(`/api/${CANARY}?x=${CANARY}`, { headers })
  const attempt = { slug: page.slug, startTime: inDays(3), email: `${CANARY}@visitor.example`, key: CANARY }
  const booked = await book(visitor, { ...attempt, fields: { attendeeName: CANARY } })
  expect(booked.status).toBe(201)
  const { manageUrl } = (booked.body as { booking: { manageUrl: string } }).booking
  const token = manageUrl.split('/').at(-1) ?? ''
  await visitor.get(`/b/${token}`, { headers })
  await visitor.post('/api/contact', { fullName: CANARY, email: `${CANARY}@x.example`, message: CANARY.repeat(3) })
  await world.sql.query('alter table forms rename to away')
  expect((await owner.post('/api/forms', { title: CANARY })).status).toBe(500)
  await world.sql.query('alter table away rename to forms')
  expect(await waitUntil(() => world.sink.mailsTo(attempt.email).length > 0, 30_000)).toBe(true)
  return [token, form.slug, ...owner.cookies.values()]
}

describe('traces over OTLP', () => {
  test('tell routes, statements and mails, and nothing that anybody typed', async () => {
    const collector = await startCollector()
    onTestFinished(collector.stop)
    const world = await openTraced({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of-the-collector',
      OTEL_SERVICE_NAME: 'slotform-of-the-test',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    })
    const server = await world.start()
    const secrets = await live(world, server.url)
    expect(await server.stop()).toBe(0)

    const raw = collector.raw()
    for (const secret of [CANARY, ...secrets]) {
      expect(secret.length).toBeGreaterThan(5)
      expect(raw.includes(secret)).toBe(false)
      expect(raw.includes(encodeURIComponent(secret))).toBe(false)
    }
    expect(raw.toString('latin1')).not.toMatch(/@[a-z]+\.example|example\.com|\?\w+=/)

    const spans = collector.spans()
    for (const { resource } of spans) {
      expect(resource).toEqual({
        'service.name': 'slotform-of-the-test',
        'deployment.environment.name': 'test',
        ...Object.fromEntries(Object.entries(resource).filter(([name]) => name.startsWith('telemetry.sdk.'))),
      })
    }
    expect(collector.headers[0]).toMatchObject({ 'api-key': 'of-the-collector' })
    const named = (name: string) => spans.filter((span) => span.name === name)
    expect(named('GET /[slug]')[0]?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/[slug]',
      'http.response.status_code': 200,
    })
    for (const name of ['GET /form/[slug]', 'GET /b/[token]', 'GET other', 'GET /api/[...unknown]']) {
      expect(named(name).map(({ parentId }) => parentId)).toContain('')
    }
    const [booking] = named('POST /api/schedule/[slug]/book')
    expect(booking).toMatchObject({ kind: 2, scope: 'slotform', isFailed: false })
    const below = spans.filter(({ traceId }) => traceId === booking?.traceId)
    expect(below.map(({ attributes }) => attributes['next.span_type'])).toContain('BaseServer.handleRequest')
    const statements = below.filter(({ name }) => name.startsWith('database '))
    expect(statements.some(({ attributes }) => /\$1/.test(String(attributes['db.query.text'])))).toBe(true)
    for (const { parentId } of statements) expect(below.map(({ spanId }) => spanId)).toContain(parentId)
    expect(spans.filter(({ name }) => name === 'mail magic-link')[0]?.attributes).toEqual({
      'slotform.template': 'magic-link',
      'slotform.transport': 'smtp',
    })
    const failed = named('POST /api/forms').find(({ isFailed }) => isFailed) as ReceivedSpan
    expect(failed.attributes['http.response.status_code']).toBe(500)
    expect(
      spans.some(({ traceId, isFailed, name }) => traceId === failed.traceId && isFailed && name !== failed.name),
    ).toBe(true)
  })

  test('follow the trace of a trusted proxy, and of nobody else', async () => {
    const collector = await startCollector()
    onTestFinished(collector.stop)
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const call = { headers: { ...headers, traceparent: `00-${traceId}-b7ad6b7169203331-01` } }
    for (const [hops, isFollowed] of [
      ['0', false],
      ['1', true],
    ] as const) {
      const world = await openTraced({
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
        TRUST_PROXY: hops,
      })
      const server = await world.start()
      await new HttpClient(server.url).get('/api/health', call)
      expect(await server.stop()).toBe(0)
      expect(collector.spans().some((span) => span.traceId === traceId)).toBe(isFollowed)
    }
    expect(collector.raw().includes(CANARY)).toBe(false)
    expect(collector.spans()[0]?.resource['service.name']).toBe('slotform')
  })

  test.each([
    ['hangs', true],
    ['refuses', false],
  ])('a collector that %s slows neither requests nor the stop', async (_, silent) => {
    const collector = await startCollector({ silent })
    if (!silent) await collector.stop()
    else onTestFinished(collector.stop)
    const world = await openTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' })
    const server = await world.start()
    const visitor = new HttpClient(server.url)
    for (let count = 0; count < 30; count += 1) {
      expect((await visitor.get('/api/health', { timeoutMs: 5_000 })).status).toBe(200)
    }
    if (silent) expect(await waitUntil(() => collector.headers.length > 0, 10_000)).toBe(true)
    else expect(await waitUntil(() => server.output().includes('"traces_failed"'), 30_000)).toBe(true)
    const begun = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - begun).toBeLessThan(STOP_MS)
    expect(server.output().split('"traces_failed"').length - 1).toBeLessThanOrEqual(1)
  })

  test.each([
    [{}, []],
    [{ OTEL_SERVICE_NAME: 'slotform' }, []],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }, []],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, ['@opentelemetry/sdk-trace-node']],
  ])('the SDK is loaded with the address of a collector alone: %j', async (env, expected) => {
    const world = await openTraced({ ...env, ...PRINT_LOADED })
    const server = await world.start()
    expect((await new HttpClient(server.url).get('/api/health')).status).toBe(200)
    await server.stop()
    const loaded = loadedBy(server.output())
    expect(loaded).toEqual(expected.length > 0 ? expect.arrayContaining(expected) : [])
  })

  test('no function of a serverless host carries the SDK', () => {
    const dir = path.join(root, '.next', 'server')
    const traced = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.nft.json'))
    expect(traced.length).toBeGreaterThan(100)
    const carrying = traced.filter((file) =>
      /node_modules\/@opentelemetry\/(?!api\/)/.test(readFileSync(path.join(dir, file), 'utf8')),
    )
    expect(carrying).toEqual([])
  })
})
