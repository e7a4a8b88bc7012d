// @module-tag nightly
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { feedOf, startIcsServer } from '@/tests/support/calendars/ics-server'
import { inDays } from '@/tests/support/factories/pages'
import type { TestServer } from '@/tests/support/server/server'
import { runScript } from './support/command'
import { openFolder } from './support/embedded'
import { BOOKINGS, fillHeavily, planHeavyAccount, RESPONSES } from './support/heavy-account'
import { HttpClient } from './support/http-client'
import { LOOP_ROUNDS, openLoopWatch } from './support/loop-watch'
import { createPage, signInOwner, terminalOf } from './support/people'
import { say } from './support/stress'
import { openWorld, type World } from './support/world'

/** CPU of the main thread in one turn of its loop: nobody else is answered meanwhile. */
const LIMIT_MS = 50
const EVENTS = 30_000

let world: World
let server: TestServer
let owner: HttpClient
let made: Awaited<ReturnType<typeof fillHeavily>>
const calendars = await startIcsServer()
const watch = await openLoopWatch()

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'), { ...watch.env, OUTBOUND_ALLOW_PRIVATE: '1' })
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
  made = await fillHeavily(owner, world)
})
afterAll(async () => {
  await world?.close()
  await calendars.stop()
})

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
    await watch.read()
    await watch.hold()
    expect(await watch.read()).toBeGreaterThan(LIMIT_MS)
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
    const drawn = await Promise.all(Array.from({ length: LOOP_ROUNDS }, () => createPage(owner)))
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
      longest[name] = await watch.longestAtBest(work)
      say(`${name}: ${longest[name]} ms`)
    }
    expect(Object.entries(longest).filter(([, ms]) => ms > LIMIT_MS)).toEqual([])
  })

  test('is never held longer than 50 ms by a backup, on the embedded database', async () => {
    const data = openFolder()
    const folder = mkdtempSync(path.join(tmpdir(), 'slotform-backups-'))
    onTestFinished(() => {
      rmSync(folder, { recursive: true, force: true })
      return data.close()
    })
    const first = await data.start()
    const { statements } = await planHeavyAccount(await signInOwner(first.url, terminalOf(first)))
    await first.stop()
    await data.look(async (database) => {
      for (const statement of statements) await database.query(statement)
    })
    const ownWatch = await openLoopWatch()
    await data.start(ownWatch.env)
    let backups = 0
    const backUp = async () => {
      backups += 1
      const file = path.join(folder, `${backups}.zip`)
      const ended = await runScript({ DATABASE_URL: `file:${data.directory}` }, 'backup', file)
      expect(ended).toMatchObject({ code: 0 })
    }
    const longest = await ownWatch.longestAtBest(backUp)
    say(`a backup of ${RESPONSES} responses, embedded: ${longest} ms`)
    expect(longest).toBeLessThanOrEqual(LIMIT_MS)
  })
})
