// @module-tag nightly
import { Agent, get } from 'node:http'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { HttpClient } from './support/http-client'
import { createLargestForm } from './support/largest-form'
import { createForm, signInOwner } from './support/people'
import { say, size, sleep } from './support/stress'
import { openWorld, type World } from './support/world'

/** The promise for this machine while it does nothing else; a busy one takes as many times longer as it does when idle. */
const PROMISED_MS = 250
const IDLE_MS = 50

async function attackedServer() {
  const limits = { LIMIT_OWNER_CALLS: '100000/60', LIMIT_PAGE_READS: '100000/60', LIMIT_PUBLIC_READS: '100000/60' }
  const world = await openWorld(inject('postgresUrl'), limits)
  onTestFinished(() => world.close())
  const server = await world.start()
  const owner = await signInOwner(server.url, world.inbox)
  return { world, server, owner }
}

/** Asks for health all the time; answers how long the slowest answer took. */
async function slowestHealth(url: string, work: () => Promise<unknown>): Promise<number> {
  const prober = new HttpClient(url, new Agent({ keepAlive: true }))
  let isOver = false
  let slowest = 0
  const probing = (async () => {
    while (!isOver) {
      const start = performance.now()
      expect((await prober.get('/api/health')).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - start)
      await sleep(10)
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await probing
  return Math.round(slowest)
}

async function expectHealth(url: string, name: string, work: () => Promise<unknown>): Promise<void> {
  await slowestHealth(url, () => sleep(500))
  const idle = await slowestHealth(url, () => sleep(2_000))
  const attacked = await slowestHealth(url, work)
  say(`${name}: health took ${attacked} ms at most, ${idle} ms before`)
  expect(attacked).toBeLessThan(PROMISED_MS * Math.max(1, idle / IDLE_MS))
}

describe('largest forms', () => {
  test('changing and loading the largest form, over and over, leaves the process to others', async () => {
    const { server, owner } = await attackedServer()
    const { id, slug } = await createLargestForm(owner)
    const visitor = new HttpClient(server.url)
    await visitor.get(`/form/${slug}`)
    await expectHealth(server.url, 'largest form', async () => {
      for (let count = 0; count < size(200, 25); count += 1) {
        const changed = await owner.send('PATCH', `/api/forms/${id}`, { body: { title: `Largest ${count}` } })
        const [page, json] = [await visitor.get(`/form/${slug}`), await visitor.get(`/api/public/forms/${slug}`)]
        expect([changed.status, page.status, json.status]).toEqual([200, 200, 200])
        expect(page.text).toContain(`Largest ${count}`)
      }
    })
  })

  async function fill(world: World, form: { id: string; questionId: string }, count: number): Promise<void> {
    await world.sql.query(
      `insert into form_responses (form_id, respondent_name, responses, created_at)
     select $1, 'Person ' || n, jsonb_build_object($2::text, 'Answer ' || n || repeat(' and more', 20)),
       now() - n * interval '1 second' from generate_series(1, $3::int) n`,
      [form.id, form.questionId, count],
    )
    await world.sql.query('analyze form_responses')
  }

  test('searches, summaries and all responses of a large form leave the process to others', async () => {
    const { world, server, owner } = await attackedServer()
    const form = await createForm(owner)
    const count = size(200_000, 30_000)
    await fill(world, form, count)
    const path = `/api/forms/${form.id}/responses`
    await expectHealth(server.url, `${count} responses`, async () => {
      const all = await owner.get(path)
      expect((all.body as unknown[]).length).toBe(count + 1)
      const calls = Array.from({ length: 6 }, (_, index) =>
        owner.get(index % 2 ? `${path}/summary` : `${path}?page=1&q=zzz`),
      )
      for (const { status, headers } of await Promise.all(calls)) {
        expect(status === 200 || (status === 503 && Number(headers['retry-after']) > 0)).toBe(true)
      }
    })
  })

  test('a client that goes away ends the reading of all responses', async () => {
    const { world, server, owner } = await attackedServer()
    const form = await createForm(owner)
    await fill(world, form, 30_000)
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    await new Promise<void>((resolve, reject) => {
      const request = get(`${server.url}/api/forms/${form.id}/responses`, { headers: { cookie } }, (response) => {
        response.once('data', () => {
          request.destroy()
          resolve()
        })
      }).once('error', reject)
    })
    await expect
      .poll(async () => {
        const { rows } = await world.sql.query(
          `select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and query like '%form_responses%' and pid <> pg_backend_pid()`,
        )
        return rows.length
      })
      .toBe(0)
  })
})
