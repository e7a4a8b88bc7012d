import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { createMeeting } from '../support/factories/meetings'
import { oracleSlots } from '../support/scheduling/oracle'
import type { HttpClient } from './support/http-client'
import { book, createPage, newEmail, type Page, signInOwner } from './support/people'
import { numbersFrom } from './support/random'
import { type DrawnPage, drawPage } from './support/random-page'
import { say, seed, size } from './support/stress'
import { openWorld, type World } from './support/world'

const PAGES = size(1_000, 40)
/** Pages of one owner share their time, and one owner sends 500 mails a day at most. */
const PAGES_OF_ONE = 20
const DAY = 24 * 60
const BUFFER = 5

type Busy = [start: number, end: number]

let world: World
let url: string

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  url = (await world.start()).url
})
afterAll(() => world.close())

const random = numbersFrom(seed)
const counts = { offered: 0, booked: 0, refused: 0 }

const owners = Array.from({ length: PAGES / PAGES_OF_ONE }, (_, index) => index + 1)

describe('GET /api/schedule/{slug}/slots against bookings', () => {
  test.each(owners)('what pages offer can be booked, and nothing else: owner %i', async () => {
    const owner = await signInOwner(url, world.inbox)
    const busy: Busy[] = []
    for (let index = 0; index < PAGES_OF_ONE; index += 1) {
      const drawn = drawPage(random)
      const page = await createPage(owner, drawn.fields)
      await enterMeeting(owner, busy, drawn.from + random.below(2 * DAY))
      await expectOfferedIsBookable(owner, page, drawn, busy)
    }
  })

  test('all of it was tried', () => {
    say(`${PAGES} pages, ${counts.offered} starts offered, ${counts.booked} booked, ${counts.refused} refused`)
    expect(counts.booked).toBeGreaterThan(PAGES / 2)
    expect(counts.refused).toBeGreaterThan(PAGES)
  })
})

async function expectOfferedIsBookable(visitor: HttpClient, page: Page, drawn: DrawnPage, busy: Busy[]) {
  const offered = await readOffered(visitor, page, drawn)
  expect(offered, JSON.stringify(drawn)).toEqual(expectedSlots(drawn, busy))
  counts.offered += offered.length

  for (let turn = 0; turn < 2; turn += 1) {
    const [start] = pickSome(expectedSlots(drawn, busy), 1)
    if (start === undefined) break
    expect(await tryToBook(visitor, page, start), `${JSON.stringify(drawn)} at ${start}`).toBe(201)
    busy.push([start, start + drawn.durationMinutes])
    counts.booked += 1
    // A visitor who still has the page open.
    expect(await tryToBook(visitor, page, start)).toBe(409)
  }

  const left = expectedSlots(drawn, busy)
  expect(await readOffered(visitor, page, drawn)).toEqual(left)
  const others = [...offered, ...offered.map((start) => start + 1), drawn.from + random.below(2 * DAY)]
  const refusable = others.filter((start) => start >= drawn.from && start < drawn.to && !left.includes(start))
  for (const start of pickSome(refusable, 3)) {
    expect(await tryToBook(visitor, page, start), `${JSON.stringify(drawn)} at ${start}`).toBe(409)
    counts.refused += 1
  }
}

/** The independent oracle, which reads the clock minute by minute. */
function expectedSlots({ fields, durationMinutes, from, to }: DrawnPage, busy: Busy[]): number[] {
  const now = Math.ceil(Date.now() / MINUTE_MS)
  return oracleSlots({ ...fields, durationMinutes, bufferBefore: BUFFER, bufferAfter: BUFFER, busy, from, to, now })
}

/** Epoch minutes. Asked by a visitor in UTC, where dates are easy to count. */
async function readOffered(visitor: HttpClient, { slug }: Page, { from, to }: DrawnPage): Promise<number[]> {
  const date = (minute: number) => new Date(minute * MINUTE_MS).toISOString().slice(0, 10)
  const query = `from=${date(from)}&to=${date(to - 1)}&timezone=UTC`
  const { status, body } = await visitor.get(`/api/schedule/${slug}/slots?${query}`)
  expect(status).toBe(200)
  const { days } = body as { days: { slots: string[] }[] }
  return days.flatMap(({ slots }) => slots.map((slot) => Date.parse(slot) / MINUTE_MS))
}

async function tryToBook(visitor: HttpClient, { slug }: Page, start: number): Promise<number> {
  const startTime = new Date(start * MINUTE_MS).toISOString()
  const answer = await book(visitor, { slug, startTime, email: newEmail('visitor'), key: newEmail('key') })
  return answer.status
}

async function enterMeeting(owner: HttpClient, busy: Busy[], start: number) {
  const end = start + 1 + random.below(150)
  const [startTime, endTime] = [start, end].map((minute) => new Date(minute * MINUTE_MS).toISOString())
  await createMeeting(owner, { startTime, endTime })
  busy.push([start, end])
}

function pickSome(starts: readonly number[], count: number): number[] {
  const rest = [...starts]
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(random.below(rest.length), 1)[0] ?? 0)
}
