// @module-tag nightly
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '../support/instants'
import { startServer, type TestServer } from '../support/server/server'
import { PROPFIND_ATTACKS, REPORT_ATTACKS, startHostileCaldav } from './support/hostile-caldav'
import { HttpClient } from './support/http-client'
import { createPage, signInOwner, terminalOf } from './support/people'
import { slowestHealthAtBest } from './support/pulse'
import { say } from './support/stress'

const PATIENCE_MS = 250

const folder = mkdtempSync(path.join(tmpdir(), 'slotform-kit-'))
let hostile: Awaited<ReturnType<typeof startHostileCaldav>>
let server: TestServer
let owner: HttpClient
const pages: { name: string; slug: string }[] = []
/** Of one page after another visitor has read it. */
const VISITS = 6

beforeAll(async () => {
  hostile = await startHostileCaldav()
  server = await startServer({
    env: { DATABASE_URL: `file:${folder}`, CALDAV_ALLOW_PRIVATE: '1', LIMIT_PUBLIC_READS: '1000/60' },
  })
  owner = await signInOwner(server.url, terminalOf(server))
})
afterEach(() => hostile.poison(null))
afterAll(async () => {
  await server?.kill()
  hostile?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const connect = () =>
  owner.post('/api/integrations/caldav', { serverUrl: hostile.url, username: 'ada', password: 'secret' })

async function visitSlots(slug: string, date: string): Promise<void> {
  const path = `/api/schedule/${slug}/slots?from=${date}&to=${date}&timezone=UTC`
  const { status, text } = await new HttpClient(server.url).get(path)
  expect([status, text]).toEqual([200, expect.any(String)])
}

const slowestHealth = (work: () => Promise<unknown>) => slowestHealthAtBest(server.url, work, PATIENCE_MS)

describe('hostile XML from calendars', () => {
  test('a server that answers a sign-in with hostile XML is refused, and keeps nobody else waiting', async () => {
    for (const name of PROPFIND_ATTACKS) {
      hostile.poison(name)
      const slowest = await slowestHealth(async () => {
        const { status, text } = await connect()
        expect([name, status, text]).toEqual([name, 400, expect.stringMatching(/"path":"serverUrl"/)])
      })
      say(`sign-in, 1 MB, ${name}: health within ${Math.round(slowest)} ms`)
      expect(slowest, name).toBeLessThan(PATIENCE_MS)
    }
  })

  test('a calendar that answers with hostile XML keeps nobody else waiting, and is not asked by each visitor', async () => {
    // Attempts to connect are limited for each owner.
    owner = await signInOwner(server.url, terminalOf(server))
    const { status, body, text } = await connect()
    expect([status, text]).toEqual([201, expect.any(String)])
    const { id } = body as { id: string }
    const date = instantAt(3, 0).slice(0, 10)
    const visit = (slug: string) => visitSlots(slug, date)
    for (const [place, name] of REPORT_ATTACKS.entries()) {
      const { slug } = await createPage(owner, { conflictCheckCalendars: [`caldav_${id}:/home/${place}/`] })
      pages.push({ name, slug })
    }
    for (const { name, slug } of pages) {
      const slowest = await slowestHealth(async () => {
        // It was read before, in the background or in another round: connecting again ends the pause, and may read it by itself.
        if (hostile.reports.has(name)) await connect()
        await Promise.all([visit(slug), visit(slug)])
      })
      say(`events, 8 MB, ${name}: health within ${Math.round(slowest)} ms`)
      expect(slowest, name).toBeLessThan(PATIENCE_MS)
      // Visitors share one read. A calendar that was just chosen is read in the background as well, and again after a failure.
      const asked = () => hostile.reports.get(name) ?? 0
      const before = asked()
      expect(before, name).toBeGreaterThan(0)
      for (let visits = 0; visits < VISITS; visits += 1) await visit(slug)
      expect(asked() - before, name).toBeLessThan(VISITS)
    }
  })

  test('many such calendars at once keep nobody waiting either', async () => {
    const slugs = pages.slice(-8).map(({ slug }) => slug)
    const date = instantAt(4, 0).slice(0, 10)
    const slowest = await slowestHealth(async () => {
      await connect()
      await Promise.all(slugs.map((slug) => visitSlots(slug, date)))
    })
    say(`${slugs.length} such calendars at once: health within ${Math.round(slowest)} ms`)
    expect(slowest).toBeLessThan(PATIENCE_MS)
  })
})
