import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { type HttpAnswer, HttpClient } from './support/http-client'
import { countDeadlocks, findBroken } from './support/invariants'
import {
  type Booked,
  bookMany,
  byOwner,
  cancel,
  codeOf,
  findMisplaced,
  move,
  readPlaces,
  tally,
} from './support/movers'
import { book, createPage, newEmail, type Page, signInOwner } from './support/people'
import { say, secondsSince, size } from './support/stress'
import { openWorld, type World } from './support/world'

const ROUNDS = size(10, 1)
const MOVERS = 50
const PAIRS = size(20, 4)
const MAX_A_DAY = 60
const PAGE = { duration: 15, bufferBefore: 0, bufferAfter: 0, limits: [{ per: 'day', max: MAX_A_DAY }] }
const NOON = 12 * 60

let world: World
let servers: TestServer[]
let owner: HttpClient
let page: Page
let requested: Page

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  servers = await Promise.all([world.start(), world.start()])
  owner = await signInOwner(servers[0]?.url ?? '', world.inbox)
  page = await createPage(owner, PAGE)
  requested = await createPage(owner, { ...PAGE, approval: 'always' })
})
afterAll(() => world.close())

/** A client of one of the two processes, by turns. */
const visitor = (index: number) => new HttpClient(servers[index % servers.length]?.url ?? '')
/** The owner's browser, at one of the two. */
function ownerAt(index: number): HttpClient {
  const client = visitor(index)
  for (const [name, value] of owner.cookies) client.cookies.set(name, value)
  return client
}
const startsOf = (day: number, count: number, step = 15) =>
  Array.from({ length: count }, (_, index) => ({ day, minutes: index * step }))
const succeeded = (answers: HttpAnswer[]) => answers.filter(({ status }) => status < 300)

/** The first mails of a booking are others when it was a request or is cancelled. */
async function expectSound() {
  const { bookingsWithoutTheirTwoMails: _, ...broken } = await findBroken(world.sql)
  expect({ ...broken, ...(await findMisplaced(world.sql)) }).toEqual({})
  expect(await countDeadlocks(world.sql)).toBe(0)
}

describe('POST /api/bookings/{token}/move under a race', () => {
  test.each(Array.from({ length: ROUNDS }, (_, index) => 2 + index * 6))('on day %i and after', async (day) => {
    const start = performance.now()
    const bookings = await bookMany(visitor(0), page, startsOf(day, MOVERS))

    // One free slot. Those who lose stand exactly where they were.
    const before = await readPlaces(world.sql)
    const target = instantAt(day + 1, NOON)
    const one = await Promise.all(bookings.map((booking, index) => move(visitor(index), booking, target)))
    expect(tally(one)).toEqual({ 200: 1, '409 taken': MOVERS - 1 })
    const after = await readPlaces(world.sql)
    const winner = bookings[one.findIndex(({ status }) => status === 200)] as Booked
    for (const [id, place] of before) expect(after.get(id) === place).toBe(id !== winner.id)
    await expectSound()

    // Its old slot is free at once, for one of many: visitors and bookings that are there.
    const losers = bookings.filter((booking) => booking !== winner)
    const many = await Promise.all(
      losers.slice(0, 20).flatMap((booking, index) => [
        move(visitor(index), booking, winner.startTime),
        book(visitor(index + 1), {
          slug: page.slug,
          startTime: winner.startTime,
          email: newEmail('visitor'),
          key: newEmail('key'),
        }),
      ]),
    )
    expect(succeeded(many)).toHaveLength(1)
    expect(Object.keys(tally(many)).sort()).toEqual([expect.stringMatching(/^20[01]$/), '409 taken'])
    await expectSound()

    // A day with room for three more.
    await bookMany(visitor(0), page, startsOf(day + 2, MAX_A_DAY - 3))
    const limited = await Promise.all(
      losers.slice(20, 40).map((booking, index) => move(visitor(index), booking, instantAt(day + 2, 900 + index * 15))),
    )
    expect(tally(limited)).toEqual({ 200: 3, '409 limit': 17 })
    await expectSound()
    say(`day ${day}: ${MOVERS} into one slot, 40 into the old one, 20 into 3 places: ${secondsSince(start)}`)
  })

  test('two who change places at once lose nothing', async () => {
    const day = 2 + ROUNDS * 6
    const bookings = await bookMany(visitor(0), page, startsOf(day, PAIRS * 2))
    const answers = await Promise.all(
      bookings.map((booking, index) => move(visitor(index), booking, bookings[index ^ 1]?.startTime ?? '')),
    )
    expect(tally(answers)).toEqual({ '409 taken': PAIRS * 2 })
    await expectSound()
  })

  test('one booking is moved by one of many at once, and the others learn its time', async () => {
    const day = 3 + ROUNDS * 6
    for (const booking of await bookMany(visitor(0), page, startsOf(day, PAIRS))) {
      const targets = Array.from({ length: 6 }, (_, index) => instantAt(day, 900 + index * 15))
      const answers = await Promise.all(targets.map((target, index) => move(visitor(index), booking, target)))
      expect(tally(answers)).toEqual({ 200: 1, '409 changed': 5 })
      const place = answers.findIndex(({ status }) => status === 200)
      const present = { startTime: targets[place], status: 'confirmed' }
      for (const answer of answers) if (answer.status === 409) expect(answer.body).toMatchObject(present)
      expect((await cancel(visitor(0), booking)).status).toBe(204)
    }
    await expectSound()
  })
})

describe('other changes of a booking under a race', () => {
  const days = 4 + ROUNDS * 6

  test('of a move by each side one is made last, and none is lost', async () => {
    for (const booking of await bookMany(visitor(0), page, startsOf(days, PAIRS))) {
      const answers = await Promise.all([
        move(visitor(0), booking, instantAt(days + 1, 600)),
        byOwner(ownerAt(1), booking, 'move', { startTime: instantAt(days + 1, 630) }),
      ])
      expect(succeeded(answers).length).toBeGreaterThan(0)
      expect(answers.every((answer) => answer.status === 200 || codeOf(answer) === 'changed')).toBe(true)
      expect((await cancel(visitor(1), booking)).status).toBe(204)
    }
    await expectSound()
  })

  test('a booking that is moved and cancelled at once is cancelled, and frees both times', async () => {
    const bookings = await bookMany(visitor(0), page, startsOf(days + 2, PAIRS))
    for (const [index, booking] of bookings.entries()) {
      const target = instantAt(days + 3, index * 15)
      const [moved, cancelled] = await Promise.all([
        move(visitor(index), booking, target),
        cancel(visitor(index + 1), booking),
      ])
      expect(cancelled.status).toBe(204)
      expect([undefined, 'changed', 'already_cancelled']).toContain(codeOf(moved))
      for (const startTime of [booking.startTime, target]) {
        const attempt = { slug: page.slug, startTime, email: newEmail('visitor'), key: newEmail('key') }
        expect((await book(visitor(index), attempt)).status).toBe(201)
      }
    }
    await expectSound()
  })

  test('a request is approved or declined, by one of many at once', async () => {
    for (const booking of await bookMany(visitor(0), requested, startsOf(days + 4, PAIRS))) {
      const deeds = ['approve', 'decline', 'approve', 'decline']
      const answers = await Promise.all(deeds.map((deed, index) => byOwner(ownerAt(index), booking, deed)))
      expect(tally(answers)).toEqual({ 200: 1, '409 not_pending': 3 })
    }
    await expectSound()
  })

  test('a request that lapses while it is approved is confirmed, or its time goes to one other', async () => {
    const attemptAt = (startTime: string) => ({
      ...{ slug: requested.slug, startTime, email: newEmail('visitor'), key: newEmail('key') },
    })
    for (const booking of await bookMany(visitor(0), requested, startsOf(days + 5, PAIRS))) {
      const { id, startTime } = booking
      await world.sql.query(`update time_slot_bookings set expires_at = now() + interval '25 ms' where id = '${id}'`)
      const rivals = Array.from({ length: 6 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 10))
        return index === 2 ? byOwner(ownerAt(0), booking, 'approve') : book(visitor(index), attemptAt(startTime))
      })
      const answers = await Promise.all(rivals)
      const [approval] = answers.splice(2, 1)
      const taken = answers.filter(({ status }) => status === 201)
      expect([200, 409]).toContain(approval?.status)
      if (approval?.status === 200) expect(taken).toEqual([])
      expect(taken.length).toBeLessThanOrEqual(1)
    }
    await expectSound()
  })
})
