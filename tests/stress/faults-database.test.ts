// @module-tag together
// @module-tag nightly
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Cluster, startPostgres } from '../support/database/postgres'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { BURST_PAGE, Burst } from './support/burst'
import { type HttpAnswer, HttpClient } from './support/http-client'
import { findBroken, readBookings } from './support/invariants'
import { createPage, newEmail, type Page, signInOwner } from './support/people'
import { isLong, say, secondsSince, size, sleep, waitUntil } from './support/stress'
import { openClient, openWorld, type World } from './support/world'

const ROUNDS = size(4, 1)
const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)
const BACK_TIMEOUT_MS = 30_000

let cluster: Cluster
let world: World
let server: TestServer
let owner: HttpClient
let seen: Page
let bookings = 0
function nextSlot(): string {
  bookings += 1
  return instantAt(90, 60 * bookings)
}
beforeAll(async () => {
  cluster = await startPostgres()
  world = await openWorld(cluster.url)
  // The tests' server commits lazily; here a crash must not lose what it has confirmed.
  await world.sql.query(`alter database ${nameOf(world.databaseUrl)} set synchronous_commit = on`)
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
  seen = await createPage(owner)
  await new HttpClient(server.url).get(`/${seen.slug}`)
})
afterAll(async () => {
  await world.close()
  await cluster.stop()
})

/** Every kind of call, each of which needs the database. */
function listCalls(): [name: string, call: () => Promise<HttpAnswer>][] {
  const visitor = new HttpClient(server.url)
  const to = instantAt(9, 0).slice(0, 10)
  const range = `from=${instantAt(2, 0).slice(0, 10)}&to=${to}`
  const booking = {
    attendeeName: 'V',
    attendeeEmail: newEmail('away'),
    startTime: nextSlot(),
    userTimezone: 'UTC',
  }
  return [
    ['health', () => visitor.get('/api/health')],
    ['schedule', () => visitor.get(`/api/schedule/${seen.slug}`)],
    ['slots', () => visitor.get(`/api/schedule/${seen.slug}/slots?${range}`)],
    ['conflicts', () => visitor.get(`/api/schedule/${seen.slug}/conflicts?date=${to}`)],
    ['book', () => visitor.post(`/api/schedule/${seen.slug}/book`, booking)],
    ['link', () => visitor.post('/api/auth/send-magic-link', { email: newEmail('away') })],
    ['user', () => owner.get('/api/user')],
    ['settings', () => owner.get('/api/settings')],
    ['meetings', () => owner.get('/api/meetings/all?page=1')],
    ['page', () => owner.get(`/api/time-slot-pages/${seen.id}`)],
    ['unknown page', () => owner.get(`/api/time-slot-pages/${randomUUID()}`)],
  ]
}

/** Pages and their normal responses. `fresh` is a page that was not requested yet. */
const listPages = (fresh: Page): [visitor: HttpClient, path: string, status: number][] => {
  const visitor = new HttpClient(server.url)
  return [
    [visitor, `/${seen.slug}`, 200],
    [visitor, `/${fresh.slug}`, 200],
    [visitor, `/${fresh.slug}-missing`, 404],
    [visitor, '/auth', 200],
    [owner, '/meetings', 200],
    [owner, '/time-slot-pages', 200],
  ]
}

async function expectAway(fresh: Page) {
  for (const [name, call] of listCalls()) {
    const answer = await call()
    expect(answer, name).toMatchObject({ status: 503, body: { message: expect.any(String) } })
    expect(answer.headers['retry-after'], name).toMatch(/^\d+$/)
  }
  for (const [visitor, path] of listPages(fresh)) {
    const answer = await visitor.get(path)
    expect([200, 503], path).toContain(answer.status)
    if (answer.status === 503) expect(answer.headers['retry-after'], path).toMatch(/^\d+$/)
  }
}

async function expectBack(fresh: Page) {
  const start = performance.now()
  expect(
    await waitUntil(async () => (await new HttpClient(server.url).get('/api/health')).status === 200, BACK_TIMEOUT_MS),
  ).toBe(true)
  say(`Postgres: healthy again ${secondsSince(start)} after it was back`)
  const statuses = []
  for (const [name, call] of listCalls()) statuses.push([name, (await call()).status])
  expect(statuses.filter(([, status]) => status !== 200 && status !== 201)).toEqual([['unknown page', 404]])
  for (const [visitor, path, status] of listPages(fresh)) {
    expect((await visitor.get(path)).status, path).toBe(status)
  }
}

/** A burst during `disturb`; then everyone who was not answered 201 sends the same again. */
async function burstDuring(disturb: () => Promise<void>, restore: () => Promise<void> = async () => {}) {
  const pages = []
  for (let index = 0; index < 3; index += 1) {
    pages.push(await createPage(await signInOwner(server.url, world.inbox), BURST_PAGE))
  }
  const burst = new Burst(pages)
  burst.start(server.url, { pauseMs: 30 })
  await sleep(500)
  await disturb()
  await burst.stop()
  await restore()
  expect(burst.tried.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  expect(burst.tried.filter(({ status, headers }) => status === 503 && !headers['retry-after'])).toEqual([])
  const refused = burst.count(503)
  const repeats = await burst.retryFailed(server.url)
  expect(repeats.filter(({ status }) => status !== 201)).toEqual([])
  const sql = await openClient(world.databaseUrl)
  onTestFinished(() => sql.end())
  const stored = await readBookings(sql)
  expect(burst.acknowledged().filter((id) => !stored.has(id))).toEqual([])
  expect(await findBroken(sql)).toEqual({})
  return `${burst.acknowledged().length} booked, ${refused} refused with 503 and booked at the second attempt`
}

/** Cuts the product's connections that are in the middle of something; how many there were. */
async function cutBusy(admin: Client): Promise<number> {
  const { rows } = await admin.query(`select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
    where usename = 'slotform' and state <> 'idle'`)
  return rows[0].cut
}

describe('loss of the database', () => {
  test('a connection cut within a statement leaves nothing half written', async () => {
    const admin = await openClient(cluster.superuserUrl.replace(/postgres$/, nameOf(world.databaseUrl)))
    onTestFinished(() => admin.end())
    let count = 0
    const line = await burstDuring(async () => {
      for (let round = 0; round < ROUNDS * 4; round += 1) {
        // The booking is inserted by then, and the statement waits to insert the mails.
        await admin.query('begin; lock table outbox in exclusive mode')
        await sleep(200)
        count += await cutBusy(admin)
        await admin.query('commit')
        await sleep(100)
      }
    })
    expect(count).toBeGreaterThan(0)
    say(`${count} connections cut within a statement: ${line}`)
  })

  test('a connection cut within its COMMIT leaves a booking that a repeat is answered with', async () => {
    const admin = await openClient(cluster.superuserUrl)
    onTestFinished(() => admin.end())
    const standby = async (name: string) => {
      await admin.query(`alter system set synchronous_standby_names = '${name}'`)
      await admin.query('select pg_reload_conf()')
    }
    let count = 0
    const line = await burstDuring(async () => {
      for (let round = 0; round < ROUNDS * 4; round += 1) {
        // A standby that does not exist: each COMMIT is done here, and waits to hear from there.
        await standby('nobody')
        await sleep(250)
        count += await cutBusy(admin)
        await standby('')
        await sleep(100)
      }
    })
    expect(count).toBeGreaterThan(0)
    say(`${count} connections cut within COMMIT: ${line}`)
  })

  const SIGNALS = isLong ? (['SIGINT', 'SIGQUIT'] as const) : (['SIGQUIT'] as const)

  test.each(SIGNALS)('Postgres is away after %s, and comes back', async (signal) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const fresh = await createPage(owner)
      const line = await burstDuring(
        async () => {
          await cluster.halt(signal)
          await sleep(300)
        },
        async () => {
          await expectAway(fresh)
          await cluster.resume()
          await expectBack(fresh)
        },
      )
      say(`Postgres away after ${signal}: ${line}`)
    }
  })
})
