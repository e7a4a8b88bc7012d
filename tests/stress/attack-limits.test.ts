// @module-tag nightly
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createMeeting } from '../support/factories/meetings'
import { saveSettings } from '../support/factories/owners'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { HttpClient } from './support/http-client'
import { createForm, createPage, newEmail, signInOwner } from './support/people'
import { FAILURE } from './support/stress'
import { DEFAULT_LIMITS, openWorld, type World } from './support/world'

/** Attacks on the limits of a server with its default limits: invented slugs, bad bodies, floods of calls. */

/** Fewer than the default, whose minute a busy machine may need for so many calls. */
const OWNER_CALLS = 100

let world: World
let server: TestServer
let owner: HttpClient

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'), {
    ...DEFAULT_LIMITS,
    LIMIT_OWNER_CALLS: `${OWNER_CALLS}/60`,
    TRUST_PROXY: '1',
  })
  server = await world.start()
  owner = await signInOwner(server.url, world.inbox)
})
afterAll(() => world.close())

/** Nothing that a compression could shorten: an index entry is compressed before its size counts. */
const randomLetters = (count: number) =>
  Array.from({ length: Math.ceil(count / 60) }, (_, index) => createHash('sha256').update(`${index}`).digest('hex'))
    .join('')
    .slice(0, count)
const guestAt = (address: string) => {
  const client = new HttpClient(server.url)
  return (method: string, path: string, body?: object) =>
    client.send(method, path, { body, headers: { 'x-forwarded-for': address } })
}
const booking = (startTime = instantAt(3, 600)) => ({
  attendeeName: 'Vera Visitor',
  attendeeEmail: newEmail('visitor'),
  startTime,
  userTimezone: 'UTC',
})
const countRows = async () =>
  Number((await world.sql.query<{ count: string }>('select count(*) from rate_limits')).rows[0]?.count)

describe('rate limits and bounds', () => {
  describe('slugs that nobody has', () => {
    test.each([65, 3_000, 7_000])('of %i letters are 404, then 429, on every call and page', async (length) => {
      const slug = randomLetters(length)
      const ask = guestAt(`192.0.2.${length % 251}`)
      for (let count = 0; count < 10; count += 1) {
        expect((await ask('POST', `/api/schedule/${slug}/book`, booking())).status).toBe(404)
      }
      const refused = await ask('POST', `/api/schedule/${slug}/book`, booking())
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      for (const path of [
        `/api/schedule/${slug}`,
        `/api/schedule/${slug}/slots?from=2030-01-01&to=2030-01-02`,
        `/api/schedule/${slug}/conflicts?date=2030-01-01`,
        `/api/public/forms/${slug}`,
        `/${slug}`,
        `/form/${slug}`,
      ]) {
        expect([path.slice(0, 20), (await ask('GET', path)).status]).toEqual([path.slice(0, 20), 404])
      }
    })

    test('by the hundred meet the limit of their sender, and leave no rows behind', async () => {
      const ask = guestAt('192.0.2.200')
      const before = await countRows()
      const answers: number[] = []
      for (let count = 0; count < 200; count += 1) {
        answers.push((await ask('POST', `/api/schedule/invented-${count}/book`, booking())).status)
      }
      expect(answers.filter((status) => status === 404)).toHaveLength(30)
      expect(answers.filter((status) => status === 429)).toHaveLength(170)
      expect((await countRows()) - before).toBeLessThanOrEqual(31)
      const page = await createPage(owner)
      expect((await ask('POST', `/api/schedule/${page.slug}/book`, booking())).status).toBe(429)
      expect((await guestAt('192.0.2.201')('POST', `/api/schedule/${page.slug}/book`, booking())).status).toBe(201)
    })
  })

  describe('the edges of time', () => {
    test('fail nothing', async () => {
      const page = await createPage(owner, { timezone: 'Pacific/Kiritimati', duration: 1440 })
      const ask = guestAt('192.0.2.210')
      const schedule = `/api/schedule/${page.slug}`
      const statuses: [string, number][] = []
      for (const day of ['1970-01-01', '1970-01-02', '9999-12-30', '9999-12-31']) {
        const at = `${day}T23:59:59.999Z`
        for (const [method, path, body] of [
          ['GET', `${schedule}/slots?from=${day}&to=${day}`, undefined],
          ['GET', `${schedule}/conflicts?date=${day}`, undefined],
          ['POST', `${schedule}/book`, booking(at)],
        ] as const) {
          statuses.push([`${method} ${day}`, (await ask(method, path, body)).status])
        }
        const explained = await owner.get(`/api/time-slot-pages/${page.id}/explain?at=${at}`)
        statuses.push([`explain ${day}`, explained.status])
      }
      const of = (day: string) => statuses.filter(([name]) => name.endsWith(day)).map(([, status]) => status)
      expect(of('1970-01-01')).toEqual([400, 400, 400, 400])
      expect(of('9999-12-31')).toEqual([400, 400, 400, 400])
      expect(of('1970-01-02')).toEqual([200, 200, 409, 200])
      expect(of('9999-12-30')).toEqual([200, 200, 409, 200])
    })

    test('leave the Meetings screen and Home open', async () => {
      await saveSettings(owner, { timezone: 'Pacific/Kiritimati' })
      const meeting = { title: 'Endless', location: 'custom', startTime: instantAt(2, 0) }
      const late = await owner.post('/api/meetings', { ...meeting, endTime: '9999-12-31T23:59:59.999Z' })
      expect(late.status).toBe(400)
      const made = await createMeeting(owner, meeting)
      // An earlier release could store this.
      await world.sql.query('update meetings set end_time = $1 where id = $2', ['9999-12-31T23:59:59.999Z', made.id])
      for (const path of ['/', '/meetings']) {
        const screen = await owner.get(path)
        expect(screen.status).toBe(200)
        // Scripts carry the texts of all screens, those of failures too.
        const shown = screen.text.replace(/<script[\s\S]*?<\/script>/g, '')
        expect(shown).toContain('Endless')
        expect(shown).not.toMatch(/Invalid date|Something went wrong/)
      }
    })
  })

  test('answers nested 5,000 deep are a 400', async () => {
    const [page, form] = [await createPage(owner), await createForm(owner)]
    const answers = `"responses":{"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`
    const guest = new HttpClient(server.url)
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.220' }
    for (const [path, raw] of [
      [`/api/schedule/${page.slug}/book`, `${JSON.stringify(booking()).slice(0, -1)},${answers}`],
      [`/api/public/forms/${form.slug}/submit`, `{${answers}`],
    ] as const) {
      expect((await guest.send('POST', path, { raw, headers })).status).toBe(400)
    }
  })

  test('an owner who calls without end is stopped, and nobody else is', async () => {
    const [busy, calm] = [await signInOwner(server.url, world.inbox), await signInOwner(server.url, world.inbox)]
    const statuses = new Map<number, number>()
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => busy.get('/api/user')))
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(429)).toBeGreaterThan(0)
    expect(statuses.get(200)).toBeLessThanOrEqual(OWNER_CALLS)
    expect([...statuses.keys()].sort()).toEqual([200, 429])
    expect((await calm.get('/api/user')).status).toBe(200)
  })

  test('the server met nothing unexpected', () => {
    expect(server.output()).not.toMatch(FAILURE)
  })
})
