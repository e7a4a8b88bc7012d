import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { feedOf, startIcsServer } from '@/tests/support/calendars/ics-server'
import { inDays } from '@/tests/support/factories/pages'
import { findFreePort } from '@/tests/support/server/free-port'
import type { TestServer } from '@/tests/support/server/server'
import { BOOKINGS, fillHeavily, RESPONSES } from './support/heavy-account'
import { HttpClient } from './support/http-client'
import { createPage, signInOwner } from './support/people'
import { say } from './support/stress'
import { openWorld, type World } from './support/world'

/** CPU of the main thread in one turn of its loop: nobody else is answered meanwhile. */
const LIMIT_MS = 50
const ROUNDS = 3
const EVENTS = 30_000
const WATCH = fileURLToPath(new URL('../support/server/watch-loop.cjs', import.meta.url))

let world: World
let server: TestServer
let owner: HttpClient
let made: Awaited<ReturnType<typeof fillHeavily>>
let watchUrl: string
const calendars = await startIcsServer()

beforeAll(async () => {
  const port = await findFreePort()
  watchUrl = `http://127.0.0.1:${port}`
  world = await openWorld(inject('postgresUrl'), {
    NODE_OPTIONS: `--require ${WATCH}`,
    WATCH_LOOP_PORT: String(port),
    OUTBOUND_ALLOW_PRIVATE: '1',
  })
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
  made = await fillHeavily(owner, world)
})
afterAll(async () => {
  await world?.close()
  await calendars.stop()
})

const readWatch = async () => (await (await fetch(watchUrl)).json()) as number

/** The least of some rounds: what the code does by itself it does in each. The first compiles, and does not count. */
async function longestAtBest(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  await work()
  for (let round = 0; round < ROUNDS; round += 1) {
    await readWatch()
    await work()
    best = Math.min(best, await readWatch())
  }
  return best
}

const expectOk = async (path: string) => expect((await owner.get(path, { timeoutMs: 300_000 })).status, path).toBe(200)

async function downloadAccount(): Promise<ArrayBuffer> {
  const { id } = (await owner.post('/api/export')).body as { id: string }
  const answer = await fetch(`${server.url}/api/export/${id}`, { headers: { cookie: cookieOf(owner) } })
  expect(answer.status).toBe(200)
  return answer.arrayBuffer()
}

const cookieOf = ({ cookies }: HttpClient) => [...cookies].map((pair) => pair.join('=')).join('; ')

/** The number is fresh in each: an address is connected once. */
let feeds = 0
async function connectCalendar(): Promise<void> {
  feeds += 1
  const answer = await owner.post('/api/integrations/ics', { url: `${calendars.url}?${feeds}` }, { timeoutMs: 300_000 })
  expect(answer.status, answer.text).toBe(201)
  const { id } = answer.body as { id: string }
  expect((await owner.send('DELETE', `/api/integrations/${id}`)).status).toBe(204)
}

describe('the event loop', () => {
  test('is watched: what holds it is seen', async () => {
    await readWatch()
    await fetch(`${watchUrl}/hold`)
    expect(await readWatch()).toBeGreaterThan(LIMIT_MS)
  })

  test('is never held longer than 50 ms by the largest calls', async () => {
    const { form, page } = made
    const day = (days: number) => inDays(days).slice(0, 10)
    const visitor = new HttpClient(server.url)
    calendars.publish(
      feedOf(
        Array.from({ length: EVENTS }, (_, n) => [
          `UID:event-${n}`,
          `DTSTART:${day(1 + (n % 300)).replaceAll('-', '')}T100000Z`,
          'DURATION:PT30M',
          `SUMMARY:Meeting number ${n} of the team`,
          ...(n % 100 === 0 ? ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE'] : []),
        ]),
      ),
    )
    const drawn = await Promise.all(Array.from({ length: 1 + ROUNDS }, () => createPage(owner)))
    const archive = await downloadAccount()
    const second = await signInOwner(server.url, world.inbox)
    const importAccount = async () => {
      const headers = { cookie: cookieOf(second), origin: server.url, 'content-type': 'application/zip' }
      const answer = await fetch(`${server.url}/api/import?dryRun=1`, { method: 'POST', headers, body: archive })
      expect(answer.status, await answer.text()).toBe(200)
    }
    const responses = `/api/forms/${form.id}/responses`
    const slots = `/api/schedule/${page.slug}/slots?from=${day(0)}&to=${day(60)}&timezone=Europe/Berlin`
    const calls: Record<string, () => Promise<unknown>> = {
      [`all ${RESPONSES} responses, for the CSV`]: () => expectOk(responses),
      'a page of 500 responses': () => expectOk(`${responses}?page=1&size=500`),
      'a search among responses': () => expectOk(`${responses}?page=1&size=500&q=abc`),
      'their summary': () => expectOk(`${responses}/summary`),
      'the zip of the account': downloadAccount,
      'its import, as a plan': importAccount,
      [`meetings, with ${BOOKINGS} of bookings`]: () => expectOk('/meetings'),
      'slots of a long range': async () => expect((await visitor.get(slots)).status, slots).toBe(200),
      [`a calendar of ${EVENTS} events`]: connectCalendar,
      'the picture of a link': async () =>
        expect((await visitor.get(`/${drawn.pop()?.slug}/picture`)).status).toBe(200),
    }
    const longest: Record<string, number> = {}
    for (const [name, work] of Object.entries(calls)) {
      longest[name] = Math.round(await longestAtBest(work))
      say(`${name}: ${longest[name]} ms`)
    }
    expect(Object.entries(longest).filter(([, ms]) => ms > LIMIT_MS)).toEqual([])
  })
})
