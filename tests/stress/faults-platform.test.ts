// @module-tag together
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createKey } from '../support/factories/keys'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { createEndpoint } from '../support/webhooks/endpoints'
import { type Received, startReceiver, verify } from '../support/webhooks/receiver'
import { HttpClient } from './support/http-client'
import { book, bookingId, createPage, newEmail, type Page, signInOwner } from './support/people'
import { say, secondsSince, size, waitUntil } from './support/stress'
import { openWorld, type World } from './support/world'

/** Without those whose lease the dead process has, the next tick of the restarted one delivers. */
const DELIVERY_MS = 60_000
const BOOKINGS = size(60, 12)

let world: World
let server: TestServer
let owner: HttpClient
let page: Page
let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  receiver = await startReceiver()
  world = await openWorld(inject('postgresUrl'), { OUTBOUND_ALLOW_PRIVATE: '1' })
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
  page = await createPage(owner)
})
afterAll(async () => {
  await world.close()
  await receiver.stop()
})

let hours = 0
async function bookOne(): Promise<string> {
  hours += 1
  const [email, key] = [newEmail('visitor'), newEmail('key')]
  const attempt = { slug: page.slug, startTime: instantAt(5, 60 * hours), email, key }
  const { status, body, text } = await book(new HttpClient(server.url), attempt)
  if (status !== 201) throw new Error(`A booking was answered ${status}: ${text}`)
  return bookingId(body)
}

/** Makes a new process the owner's server. Its address differs, so that a new session would be refused its Origin. */
async function restart(): Promise<void> {
  server = await world.start()
  const again = new HttpClient(server.url)
  for (const [name, value] of owner.cookies) again.cookies.set(name, value)
  owner = again
}

/** Lets so much time pass for the queue, of which nobody has to be awake. */
const letQueueWait = (endpointId: string, seconds: number) =>
  world.sql.query(
    `update webhook_deliveries set next_attempt_at = next_attempt_at - make_interval(secs => $2)
     where endpoint_id = $1 and status = 'waiting'`,
    [endpointId, seconds],
  )

async function untilDelivered(endpointId: string, count: number): Promise<boolean> {
  const statement = `select count(*)::int as count from webhook_deliveries where endpoint_id = $1 and status = 'delivered'`
  return waitUntil(async () => (await world.sql.query(statement, [endpointId])).rows[0].count === count, DELIVERY_MS)
}

const idOf = ({ headers }: Received) => headers['webhook-id']
const bookingOf = ({ body }: Received) => (body.data.booking as { id: string }).id

describe('webhooks of a process that dies', () => {
  test('kill -9 right after the answer to bookings loses no event, and each repeats under its id', async () => {
    const { id, secret } = await createEndpoint(owner, receiver.url('/crash'), { events: ['booking.created'] })
    // The receiver does not answer the dying process, so the next one sends those events again.
    receiver.answer('/crash', 'hang')
    const bookings = await Promise.all(Array.from({ length: BOOKINGS }, bookOne))
    await server.kill()
    const before = receiver.of('/crash').length
    receiver.answer('/crash', { status: 204 })
    await restart()
    const restarted = performance.now()
    await letQueueWait(id, 30)
    expect(await untilDelivered(id, BOOKINGS)).toBe(true)
    const all = receiver.of('/crash')
    for (const one of all) expect(() => verify(secret, one)).not.toThrow()
    const events = new Map(all.map((one) => [idOf(one), bookingOf(one)]))
    expect([...events.values()].sort()).toEqual(bookings.sort())
    expect(new Set(all.map(({ text }) => text)).size).toBe(BOOKINGS)
    // Each arrived once at the living receiver.
    expect(all.length - before).toBe(BOOKINGS)
    say(
      `${BOOKINGS} events of a dead process arrived ${secondsSince(restarted)} after the start, ${before} for the second time`,
    )
  })

  test('an endpoint that is down for an hour gets its events after it, under the ids of the first tries', async () => {
    const { id, secret } = await createEndpoint(owner, receiver.url('/down'), { events: ['booking.created'] })
    receiver.answer('/down', { status: 503 })
    const bookings = [await bookOne(), await bookOne()]
    await receiver.wait('/down', 2, DELIVERY_MS)
    const firstIds = receiver.of('/down').map(idOf)
    // A start looks at the queue at once; a tick of the running process would be waited for.
    await server.kill()
    receiver.answer('/down', { status: 204 })
    await letQueueWait(id, 3_600)
    await restart()
    expect(await untilDelivered(id, bookings.length)).toBe(true)
    const last = receiver.of('/down').slice(-2)
    expect(last.map(idOf).sort()).toEqual(firstIds.sort())
    expect(last.map(bookingOf).sort()).toEqual(bookings.sort())
    for (const one of receiver.of('/down')) expect(() => verify(secret, one)).not.toThrow()
  })
})

describe('DELETE /api/keys/{id}', () => {
  test('ends a key at once in a second process that has just used it', async () => {
    const other = await world.start()
    const { id, key } = await createKey(owner)
    const headers = { authorization: `Bearer ${key}` }
    const ask = async () => (await new HttpClient(other.url).get('/api/v1/user', { headers })).status
    expect([await ask(), await ask()]).toEqual([200, 200])
    expect((await owner.send('DELETE', `/api/keys/${id}`)).status).toBe(204)
    expect(await ask()).toBe(401)
  })
})
