import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendFor } from '../support/factories/sender'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { HttpClient } from './support/http-client'
import { countDeadlocks, findBroken } from './support/invariants'
import { createForm, createPage, type Form, newEmail, signInOwner } from './support/people'
import { say, secondsSince, size } from './support/stress'
import { openWorld, type World } from './support/world'

const SLOTS = size(200, 5)
const VISITORS = 20
/** A day has so many slots of a quarter of an hour without gaps. */
const A_DAY = 90
const PAGE = { duration: 15, bufferBefore: 0, bufferAfter: 0 }

let world: World
let servers: TestServer[]
let form: Form

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  servers = await Promise.all([world.start(), world.start()])
  const owner = await signInOwner(servers[0]?.url ?? '', world.inbox)
  const page = await createPage(owner, PAGE)
  form = await createForm(owner, true)
  // The maximum makes each submission lock the form, and the email makes it count for a recipient and for the owner.
  const fields = { nextPageId: page.id, maxResponses: 1_000_000, respondentMail: { on: true } }
  await sendFor(owner, 200, 'PATCH', `/api/forms/${form.id}`, fields)
})
afterAll(() => world.close())

/** Sent by turns to the two processes. */
function submit(index: number, startTime: string) {
  const client = new HttpClient(servers[index % servers.length]?.url ?? '')
  const who = { respondentName: 'Vera', respondentEmail: newEmail('visitor') }
  const body = { responses: {}, ...who, booking: { startTime, userTimezone: 'Europe/Berlin' } }
  return client.post(`/api/public/forms/${form.slug}/submit`, body, { headers: { 'idempotency-key': newEmail('key') } })
}

async function countResponses() {
  const { rows } = await world.sql.query(`select count(*)::int as stored, count(booking_id)::int as booked
    from form_responses where form_id = '${form.id}'`)
  return rows[0]
}

describe('POST /api/public/forms/{slug}/submit with a time, under a race', () => {
  test(`of ${VISITORS} for each of ${SLOTS} times one wins, and no other response is stored`, async () => {
    const start = performance.now()
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const startTime = instantAt(2 + Math.floor(slot / A_DAY), (slot % A_DAY) * 15)
      const answers = await Promise.all(Array.from({ length: VISITORS }, (_, index) => submit(index, startTime)))
      const codes = answers.map(({ status, body }) => (status === 201 ? 201 : (body as { code: string }).code)).sort()
      expect(codes).toEqual([201, ...Array(VISITORS - 1).fill('taken')])
      expect(await countResponses()).toEqual({ stored: slot + 1, booked: slot + 1 })
    }
    expect(await findBroken(world.sql)).toEqual({})
    expect(await countDeadlocks(world.sql)).toBe(0)
    say(`${SLOTS} times, ${VISITORS} visitors each: ${secondsSince(start)}`)
  })
})
