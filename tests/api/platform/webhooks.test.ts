import dns from 'node:dns'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import type { WebhookDelivery, WebhookEndpointWithSecret } from '@/lib/webhooks/schema'
import { deliverNow, deliverWebhooksDue } from '@/lib/webhooks/server/deliver'
import { MAX_TRIES } from '@/lib/webhooks/server/schedule'
import { book } from '@/tests/support/api/bookings'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { mailsTo, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createEndpoint, letDeliveriesWait, listLog, readEndpoint } from '@/tests/support/webhooks/endpoints'
import { type Received, startReceiver, verify } from '@/tests/support/webhooks/receiver'

vi.hoisted(() => {
  process.env.OUTBOUND_ALLOW_PRIVATE = '1'
})

let receiver: Awaited<ReturnType<typeof startReceiver>>
let paths = 0

beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const newPath = () => {
  paths += 1
  return `/hook-${paths}`
}
const PATH = '/api/webhook-endpoints'
const issuesOf = (answer: { body: unknown }) => (answer.body as { issues?: { path: string }[] }).issues

/** An owner with one endpoint and a page. `cause` makes a booking, of which the endpoint is told. */
async function listening() {
  const owner = await signInOwner()
  const path = newPath()
  const endpoint = await createEndpoint(owner, receiver.url(path))
  const page = await createPage(owner)
  let hour = 0
  const cause = async () => {
    hour += 1
    return (await book(page.slug, visitor(inDays(3, hour)))).body
  }
  return { owner, path, endpoint, page, cause }
}

const send = <T>(owner: ApiClient, path: string, body?: object) => owner.post(path, body) as Promise<Answer<T>>

/** Waits until no try is under way, then lets so much time pass and tries what is due. */
async function passTime(endpointId: string, ms: number): Promise<void> {
  await deliverWebhooksDue()
  await letDeliveriesWait(endpointId, ms)
  await deliverWebhooksDue()
}

describe('POST /api/webhook-endpoints', () => {
  it('answers the secret once, and keeps it encrypted', async () => {
    const owner = await signInOwner()
    const made = await createEndpoint(owner, receiver.url('/x'), { description: 'CRM', events: ['form.closed'] })
    const { secret, ...shown } = made
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(shown).toMatchObject({ description: 'CRM', events: ['form.closed'], status: 'active', failingSince: null })
    expect(await readEndpoint(owner, made.id)).toEqual(shown)
    expect((await owner.get(PATH)).body).toEqual([shown])
    const [row] = await query<{ secret: string }>(sql`select secret from webhook_endpoints where id = ${made.id}`)
    expect(row?.secret).not.toContain(secret.slice(6))
  })

  it('creates once for an Idempotency-Key, and answers the same secret', async () => {
    const owner = await signInOwner()
    const body = { url: receiver.url('/once'), events: ['form.closed'] }
    const make = () => owner.post(PATH, body, { headers: { 'Idempotency-Key': 'hook-1' } })
    const [first, second] = [await make(), await make()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect((await owner.get(PATH)).body).toHaveLength(1)
  })

  it.each([
    ['no address', { events: ['form.closed'] }, 'url'],
    ['no URL', { url: 'hooks', events: ['form.closed'] }, 'url'],
    ['another protocol', { url: 'ftp://hooks.example.com/', events: ['form.closed'] }, 'url'],
    ['a password', { url: 'https://a:b@hooks.example.com/', events: ['form.closed'] }, 'url'],
    ['a fragment', { url: 'https://hooks.example.com/#a', events: ['form.closed'] }, 'url'],
    ['a very long address', { url: `https://hooks.example.com/${'a'.repeat(2000)}`, events: ['form.closed'] }, 'url'],
    ['http to a public address', { url: 'http://93.184.216.34/', events: ['form.closed'] }, 'url'],
    ['no event', { url: 'https://hooks.example.com/', events: [] }, 'events'],
    ['an unknown event', { url: 'https://hooks.example.com/', events: ['booking.made'] }, 'events.0'],
  ])('refuses %s', async (_, body, path) => {
    const answer = await (await signInOwner()).post(PATH, body)
    expect([answer.status, issuesOf(answer)?.[0]?.path]).toEqual([400, path])
  })

  it('refuses the twenty-first, also of many at once', async () => {
    const owner = await signInOwner()
    const body = { url: receiver.url('/many'), events: ['form.closed'] }
    const answers = await Promise.all(Array.from({ length: 22 }, () => owner.post(PATH, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { code: 'too_many_webhooks' },
    })
  })
})

describe('a delivery', () => {
  it('fails verification when one byte of it is changed', async () => {
    const { path, endpoint, cause } = await listening()
    await cause()
    const [got] = (await receiver.wait(path, 1)) as [Received]
    expect(() => verify(endpoint.secret, got)).not.toThrow()
    expect(() => verify(endpoint.secret, { ...got, text: got.text.replace('Vera', 'Vero') })).toThrow()
    const late = { ...got, headers: { ...got.headers, 'webhook-id': 'another' } }
    expect(() => verify(endpoint.secret, late)).toThrow()
  })

  it('comes after an hour in which nobody answered, under the same id', async () => {
    const { owner, path, endpoint, cause } = await listening()
    receiver.answer(path, { status: 503, body: 'Down' })
    await cause()
    await receiver.wait(path, 1)
    await passTime(endpoint.id, HOUR_MS)
    receiver.answer(path, { status: 200, body: 'Thanks' })
    await passTime(endpoint.id, HOUR_MS)
    const tries = receiver.of(path)
    expect(tries).toHaveLength(3)
    expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(tries.map(({ text }) => text)).size).toBe(1)
    const [delivery] = await listLog(owner, endpoint.id)
    expect(delivery).toMatchObject({
      eventId: tries[0]?.headers['webhook-id'],
      status: 'delivered',
      nextAttemptAt: null,
      attempts: [
        { status: 503, error: 'status', response: 'Down' },
        { status: 503, error: 'status' },
        { status: 200, error: null, response: 'Thanks' },
      ],
      body: tries[0]?.body,
    })
    expect(await readEndpoint(owner, endpoint.id)).toMatchObject({ status: 'active', failingSince: null })
  })

  it('is given up after eight tries', async () => {
    const { owner, path, endpoint, cause } = await listening()
    receiver.answer(path, { status: 500 })
    await cause()
    for (let tries = 1; tries < MAX_TRIES + 2; tries += 1) {
      await deliverWebhooksDue()
      await query(
        sql`update webhook_deliveries set next_attempt_at = now() - interval '1 second' where endpoint_id = ${endpoint.id} and status = 'waiting'`,
      )
    }
    await deliverWebhooksDue()
    expect(receiver.of(path)).toHaveLength(MAX_TRIES)
    expect((await listLog(owner, endpoint.id))[0]).toMatchObject({ status: 'failed', nextAttemptAt: null })
  })

  it('follows no redirect', async () => {
    const { owner, path, endpoint, cause } = await listening()
    const target = newPath()
    receiver.answer(path, { status: 307, headers: { location: receiver.url(target) } })
    await cause()
    await deliverWebhooksDue()
    expect(receiver.of(target)).toEqual([])
    expect((await listLog(owner, endpoint.id))[0]?.attempts).toMatchObject([{ status: 307, error: 'redirect' }])
  })

  it('keeps the first 4 kB of an answer', async () => {
    const { owner, path, endpoint, cause } = await listening()
    receiver.answer(path, { status: 200, body: `\u0000${'é'.repeat(50_000)}` })
    await cause()
    await deliverWebhooksDue()
    const [delivery] = await listLog(owner, endpoint.id)
    expect(delivery?.status).toBe('delivered')
    expect(delivery?.attempts[0]?.response.length).toBeGreaterThan(2000)
    expect(delivery?.attempts[0]?.response.length).toBeLessThan(2100)
  })

  it('is signed by both secrets for a day after a rotation, and by the new one after it', async () => {
    const { owner, path, endpoint, cause } = await listening()
    const { status, body } = await send<WebhookEndpointWithSecret>(owner, `${PATH}/${endpoint.id}/rotate`)
    expect(status).toBe(200)
    expect(body.secret).not.toBe(endpoint.secret)
    expect(Date.parse(body.previousSecretUntil ?? '')).toBeGreaterThan(Date.now() + DAY_MS - HOUR_MS)
    await cause()
    const [both] = (await receiver.wait(path, 1)) as [Received]
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2)
    expect(() => verify(endpoint.secret, both)).not.toThrow()
    expect(() => verify(body.secret, both)).not.toThrow()
    await letDeliveriesWait(endpoint.id, DAY_MS + HOUR_MS)
    await cause()
    const [, one] = (await receiver.wait(path, 2)) as [Received, Received]
    expect(() => verify(endpoint.secret, one)).toThrow()
    expect(() => verify(body.secret, one)).not.toThrow()
    expect((await readEndpoint(owner, endpoint.id)).previousSecretUntil).toBeNull()
  })

  it('waits for no endpoint that hangs, of its own owner neither', async () => {
    const { owner, path, cause } = await listening()
    receiver.answer(path, 'hang')
    const [second, third] = [newPath(), newPath()]
    await createEndpoint(owner, receiver.url(second))
    const other = await listening()
    await cause()
    await receiver.wait(path, 1)
    await receiver.wait(second, 1)
    await createEndpoint(owner, receiver.url(third))
    await cause()
    await other.cause()
    await Promise.all([receiver.wait(second, 2), receiver.wait(third, 1), receiver.wait(other.path, 1)])
    expect(receiver.isHanging(path)).toBe(true)
    expect(receiver.of(path)).toHaveLength(1)
    receiver.release()
  })

  it('ends with its endpoint, and with its account', async () => {
    const { owner, path, endpoint, cause } = await listening()
    receiver.answer(path, { status: 500 })
    await cause()
    await deliverWebhooksDue()
    expect((await owner.delete(`${PATH}/${endpoint.id}`)).status).toBe(204)
    await cause()
    await deliverWebhooksDue()
    expect(receiver.of(path)).toHaveLength(1)
    expect((await owner.get(`${PATH}/${endpoint.id}/deliveries`)).status).toBe(404)
    const left = await listening()
    await left.cause()
    await deliverWebhooksDue()
    await query(
      sql`delete from users where id = (select user_id from webhook_endpoints where id = ${left.endpoint.id})`,
    )
    for (const table of ['webhook_events', 'webhook_deliveries', 'webhook_endpoints']) {
      const [row] = await query<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where user_id not in (select id from users)`,
      )
      expect(row?.count).toBe(0)
    }
  })

  it('is taken over from a process that died', async () => {
    const { path, endpoint, cause } = await listening()
    await query(sql`update webhook_endpoints set status = 'paused' where id = ${endpoint.id}`)
    await query(sql`update webhook_endpoints set status = 'active' where id = ${endpoint.id}`)
    receiver.answer(path, { status: 500 })
    await cause()
    await deliverWebhooksDue()
    await query(sql`update webhook_deliveries set claimed_at = now(), next_attempt_at = now() + interval '20 seconds'
      where endpoint_id = ${endpoint.id}`)
    receiver.answer(path, { status: 200 })
    await deliverWebhooksDue()
    expect(receiver.of(path)).toHaveLength(1)
    await passTime(endpoint.id, 21_000)
    expect(receiver.of(path)).toHaveLength(2)
  })

  it('is swept after thirty days', async () => {
    const { owner, endpoint, cause } = await listening()
    await cause()
    await deliverWebhooksDue()
    await query(sql`update webhook_events set created_at = now() - interval '31 days'
      where user_id = (select user_id from webhook_endpoints where id = ${endpoint.id})`)
    await deleteExpired(database(), new Date())
    expect(await listLog(owner, endpoint.id)).toEqual([])
  })
})

describe('an endpoint that fails', () => {
  it('is switched off by 410, with a mail', async () => {
    const { owner, path, endpoint, cause } = await listening()
    receiver.answer(path, { status: 410 })
    await cause()
    await deliverWebhooksDue()
    expect(await readEndpoint(owner, endpoint.id)).toMatchObject({ status: 'gone' })
    await cause()
    await passTime(endpoint.id, DAY_MS)
    expect(receiver.of(path)).toHaveLength(1)
    const mail = (await mailsTo(owner.email)).find(({ subject }) => subject.includes('webhook'))
    expect(mail?.text).toContain('410')
    expect(mail?.text).toContain(receiver.url(path))
  })

  it('is switched off after five days of failures, with one mail, and on again by its owner', async () => {
    const { owner, path, endpoint, cause } = await listening()
    receiver.answer(path, { status: 500 })
    await cause()
    await deliverWebhooksDue()
    await passTime(endpoint.id, 2 * DAY_MS)
    expect(await readEndpoint(owner, endpoint.id)).toMatchObject({ status: 'active', failingSince: expect.any(String) })
    await letDeliveriesWait(endpoint.id, 3 * DAY_MS)
    await cause()
    await deliverWebhooksDue()
    expect(await readEndpoint(owner, endpoint.id)).toMatchObject({ status: 'failed' })
    expect((await mailsTo(owner.email)).filter(({ subject }) => subject.includes('webhook'))).toHaveLength(1)
    const before = receiver.of(path).length
    await passTime(endpoint.id, DAY_MS)
    expect(receiver.of(path)).toHaveLength(before)
    receiver.answer(path, { status: 200 })
    const on = await owner.patch(`${PATH}/${endpoint.id}`, { paused: false })
    expect(on).toMatchObject({ status: 200, body: { status: 'active', failingSince: null } })
    await receiver.wait(path, before + 2)
    await deliverWebhooksDue()
    expect((await listLog(owner, endpoint.id)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  })

  it('is sent nothing while it is paused, and then what had waited before', async () => {
    const { owner, path, endpoint, cause } = await listening()
    receiver.answer(path, { status: 500 })
    await cause()
    await deliverWebhooksDue()
    await owner.patch(`${PATH}/${endpoint.id}`, { paused: true })
    await cause()
    await passTime(endpoint.id, HOUR_MS)
    expect(receiver.of(path)).toHaveLength(1)
    expect((await listLog(owner, endpoint.id)).map(({ status }) => status)).toEqual(['held'])
    receiver.answer(path, { status: 200 })
    await owner.patch(`${PATH}/${endpoint.id}`, { paused: false })
    await receiver.wait(path, 2)
    await deliverWebhooksDue()
    expect((await listLog(owner, endpoint.id)).map(({ status }) => status)).toEqual(['delivered'])
  })
})

describe('POST /api/webhook-endpoints/{id}/test', () => {
  const test = (owner: ApiClient, id: string, body?: object) => send<WebhookDelivery>(owner, `${PATH}/${id}/test`, body)

  it('sends something made up to an owner who has nothing yet, and says so', async () => {
    const owner = await signInOwner()
    const path = newPath()
    const { id, secret } = await createEndpoint(owner, receiver.url(path))
    for (const [type, name] of [
      ['booking.moved', 'booking'],
      ['response.created', 'response'],
      ['form.closed', 'form'],
      ['connection.expired', 'connection'],
    ] as const) {
      const { status, body } = await test(owner, id, { type })
      expect(status).toBe(200)
      expect(body).toMatchObject({ type, test: true, status: 'delivered', attempts: [{ status: 204 }] })
      expect(body.body.data).toMatchObject({ test: true, sample: true, [name]: expect.any(Object) })
      const [got] = receiver.of(path, type) as [Received]
      expect(verify(secret, got)).toEqual(body.body)
    }
  })

  it('sends the latest booking, also to an endpoint that is paused, with one try', async () => {
    const { owner, path, endpoint, cause } = await listening()
    await owner.patch(`${PATH}/${endpoint.id}`, { paused: true })
    const { meeting } = await cause()
    receiver.answer(path, { status: 500 })
    const { body } = await test(owner, endpoint.id)
    expect(body).toMatchObject({ type: 'booking.requested', status: 'failed', attempts: [{ status: 500 }] })
    expect(body.body.data).toMatchObject({ test: true, meeting: { id: meeting.id } })
    expect(body.body.data).not.toHaveProperty('sample')
    expect(await readEndpoint(owner, endpoint.id)).toMatchObject({ status: 'paused', failingSince: null })
  })
})

describe('POST /api/webhook-endpoints/{id}/deliveries/{deliveryId}/resend', () => {
  it('sends the same event under the same id', async () => {
    const { owner, path, endpoint, cause } = await listening()
    await cause()
    await receiver.wait(path, 1)
    await deliverWebhooksDue()
    const [delivery] = await listLog(owner, endpoint.id)
    const again = `${PATH}/${endpoint.id}/deliveries/${delivery?.id}/resend`
    const { status, body } = await send<WebhookDelivery>(owner, again)
    expect([status, body.status, body.attempts.length]).toEqual([200, 'delivered', 2])
    const [first, second] = receiver.of(path) as [Received, Received]
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(second.text).toBe(first.text)
    await owner.patch(`${PATH}/${endpoint.id}`, { paused: true })
    expect(await send(owner, again)).toMatchObject({ status: 409, body: { code: 'webhook_off' } })
    const missing = `${PATH}/${endpoint.id}/deliveries/${endpoint.id}/resend`
    expect(await send(owner, missing)).toMatchObject({ status: 404, body: { code: 'delivery_not_found' } })
    expect((await send(await signInOwner(), again)).status).toBe(404)
  })
})

describe('deliverNow', () => {
  it('leaves a delivery to the process that sends it, until its lease ends', async () => {
    const { owner, path, endpoint, cause } = await listening()
    await cause()
    await deliverWebhooksDue()
    const [delivery] = await listLog(owner, endpoint.id)
    const id = delivery?.id ?? ''
    const lease = (seconds: number) =>
      query(sql`update webhook_deliveries set status = 'waiting', claimed_at = now(),
        next_attempt_at = now() + make_interval(secs => ${seconds}) where id = ${id}::uuid`)
    await lease(60)
    await deliverNow(id)
    expect(receiver.of(path)).toHaveLength(1)
    await lease(-1)
    await deliverNow(id)
    expect(receiver.of(path)).toHaveLength(2)
  })
})

describe('GET /api/webhook-endpoints/{id}/deliveries', () => {
  it('pages through the log, newest first', async () => {
    const { owner, endpoint, cause } = await listening()
    for (let index = 0; index < 5; index += 1) await cause()
    await deliverWebhooksDue()
    const all = await listLog(owner, endpoint.id)
    expect(all).toHaveLength(5)
    const found: string[] = []
    let after = ''
    for (let pages = 0; pages < 3; pages += 1) {
      const { body, headers } = await owner.get(`${PATH}/${endpoint.id}/deliveries?limit=2${after}`)
      const nextAfter = headers.get('X-Next-After')
      found.push(...(body as WebhookDelivery[]).map(({ id }) => id))
      after = `&after=${nextAfter}`
      if (pages === 2) expect(nextAfter).toBeNull()
    }
    expect(found).toEqual(all.map(({ id }) => id))
  })

  it.each([
    'after=x',
    'limit=0',
    'limit=101',
    'after=2026-02-31T00:00:00.000000Z_00000000-0000-0000-0000-000000000000',
  ])('refuses ?%s', async (search) => {
    const owner = await signInOwner()
    const { id } = await createEndpoint(owner, receiver.url('/log'))
    expect((await owner.get(`${PATH}/${id}/deliveries?${search}`)).status).toBe(400)
  })
})

describe('a name that leads to a private address', () => {
  it('is refused at the try, whatever it resolved to before', async () => {
    const { owner, endpoint, cause } = await listening()
    const outbound = await import('@/lib/platform/outbound')
    vi.spyOn(outbound, 'outboundReach').mockReturnValue({ allowsPrivate: false, allowsPlain: false })
    vi.spyOn(dns, 'lookup').mockImplementation(((_: string, __: object, callback: (...all: unknown[]) => void) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }])) as never)
    await query(sql`update webhook_endpoints set url = 'https://rebound.example/x' where id = ${endpoint.id}`)
    await cause()
    await deliverWebhooksDue()
    expect((await listLog(owner, endpoint.id))[0]?.attempts).toMatchObject([{ status: null, error: 'refused_address' }])
  })
})
