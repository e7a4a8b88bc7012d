import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createMeeting } from '../support/factories/meetings'
import { instantAt } from '../support/instants'
import { numbersFrom } from '../support/random'
import type { TestServer } from '../support/server/server'
import { type HttpAnswer, HttpClient } from './support/http-client'
import { countDeadlocks, findBroken, readBookings } from './support/invariants'
import { type Attempt, book, bookingId, createPage, newEmail, type Page, signInOwner } from './support/people'
import { say, secondsSince, seed, size } from './support/stress'
import { openWorld, type World } from './support/world'

const ROUNDS = size(20, 1)
const ATTEMPTS = size(1_000, 100)
const MEETINGS = size(60, 12)
/** No length is a multiple of another, so that their starts differ; two keep unequal gaps. */
const PAGES = [
  { duration: 30 },
  { duration: 20, bufferBefore: 15, bufferAfter: 0 },
  { duration: 45, bufferBefore: 0, bufferAfter: 25 },
]
/** Sold by the quarter of an hour, and three of them a day. */
const MAX_A_DAY = 3
const LIMITED = { duration: 15, bufferBefore: 0, bufferAfter: 0, limits: [{ per: 'day', max: MAX_A_DAY }] }
const WINDOW = { from: 14 * 60, to: 16 * 60 }

let world: World
let servers: TestServer[]
let owner: HttpClient
let pages: Page[]
let limited: Page

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  servers = await Promise.all([world.start(), world.start()])
  owner = await signInOwner(servers[0]?.url ?? '', world.inbox)
  pages = await Promise.all(PAGES.map((fields) => createPage(owner, fields)))
  limited = await createPage(owner, LIMITED)
})
afterAll(() => world.close())

const visitors = () => servers.map(({ url }) => new HttpClient(url))

/** Sends all at once, by turns to the two processes, while the owner enters meetings. */
async function race(attempts: Attempt[], meetings: { startTime: string; endTime: string }[]) {
  const [first, second] = visitors()
  const start = performance.now()
  const entered = Promise.all(meetings.map((times) => createMeeting(owner, times)))
  const answers = await Promise.all(
    attempts.map((attempt, index) => book((index % 2 ? first : second) as HttpClient, attempt)),
  )
  const time = secondsSince(start)
  expect(await entered).toHaveLength(meetings.length)
  return { answers, time }
}

const statusesOf = (answers: HttpAnswer[]) => [...new Set(answers.map(({ status }) => status))].sort()
const won = (answers: HttpAnswer[]) => answers.filter(({ status }) => status === 201).map(({ body }) => bookingId(body))
const attemptAt = (page: Page | undefined, startTime: string): Attempt => ({
  slug: page?.slug ?? '',
  startTime,
  email: newEmail('visitor'),
  key: newEmail('key'),
})

async function expectSound(acknowledged: string[], before: Map<string, string>) {
  const stored = [...(await readBookings(world.sql)).keys()].filter((id) => !before.has(id))
  expect(stored.sort()).toEqual([...new Set(acknowledged)].sort())
  expect(await findBroken(world.sql)).toEqual({})
  expect(await countDeadlocks(world.sql)).toBe(0)
}

describe('POST /api/schedule/{slug}/book under a race', () => {
  test.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %i', async (round) => {
    const random = numbersFrom(seed + round)
    const day = 2 + round
    const before = await readBookings(world.sql)

    // One slot. The owner's meetings end and begin exactly five minutes away, so they do not conflict.
    const noon = 12 * 60
    const around = Array.from({ length: MEETINGS }, (_, index) =>
      index % 2
        ? { startTime: instantAt(day, noon - 30), endTime: instantAt(day, noon - 5) }
        : { startTime: instantAt(day, noon + 35), endTime: instantAt(day, noon + 60) },
    )
    const one = await race(
      Array.from({ length: ATTEMPTS }, () => attemptAt(pages[0], instantAt(day, noon))),
      around,
    )
    expect(statusesOf(one.answers)).toEqual([201, 409])
    expect(won(one.answers)).toHaveLength(1)
    await expectSound(won(one.answers), before)

    // Overlapping slots of three pages, every tenth request sent to both processes, and meetings anywhere among them.
    const attempts = Array.from({ length: ATTEMPTS }, (_, index) => {
      const which = random.below(pages.length)
      const duration = PAGES[which]?.duration ?? 30
      const first = Math.ceil(WINDOW.from / duration)
      const count = Math.floor((WINDOW.to - WINDOW.from) / duration)
      const attempt = attemptAt(pages[which], instantAt(day, (first + random.below(count)) * duration))
      return index % 10 ? [attempt] : [attempt, attempt]
    }).flat()
    const meetings = Array.from({ length: 3 }, () => {
      const from = WINDOW.from + random.below(WINDOW.to - WINDOW.from)
      return { startTime: instantAt(day, from), endTime: instantAt(day, from + 10) }
    })
    const many = await race(attempts, meetings)
    expect(many.answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    await expectSound([...won(one.answers), ...won(many.answers)], before)

    // A day of a limited page.
    const few = await race(
      Array.from({ length: ATTEMPTS }, () => attemptAt(limited, instantAt(day, random.below(32) * 15))),
      [],
    )
    expect(statusesOf(few.answers)).toEqual([201, 409])
    expect(won(few.answers)).toHaveLength(MAX_A_DAY)
    await expectSound([...won(one.answers), ...won(many.answers), ...won(few.answers)], before)
    const winners = new Set(won(many.answers)).size
    say(
      `round ${round}: ${ATTEMPTS} at one slot ${one.time}, ${attempts.length} at many ${many.time}, ${winners} booked`,
    )
  })
})
