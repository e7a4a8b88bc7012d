// @module-tag together
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { ReasonKind } from '@/lib/scheduling/explain'
import { REFUSAL_OF } from '@/lib/scheduling/refusals'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { createMeeting } from '../support/factories/meetings'
import { addTimeOff } from '../support/factories/time-off'
import { numbersFrom } from '../support/random'
import { oracleFullPeriods, oracleSlots } from '../support/scheduling/oracle'
import { oracleDate } from '../support/scheduling/oracle-clock'
import type { HttpClient } from './support/http-client'
import { book, createPage, newEmail, type Page, signInOwner } from './support/people'
import { type DrawnPage, drawPage } from './support/random-page'
import { say, seed, size } from './support/stress'
import { openWorld, type World } from './support/world'

const PAGES = size(1_000, 20)
/** Pages of one owner share their time, and one owner sends 500 mails a day at most. */
const PAGES_OF_ONE = 20
const DAY = 24 * 60
/** Meetings that the owner entered keep it on both sides. */
const BUFFER = 5

/** Epoch minutes, and the gaps that the period itself asks for. */
type Busy = [start: number, end: number, before: number, after: number]
type Closed = [start: number, end: number]
/** All of an owner's that hides starts. */
type Calendar = { busy: Busy[]; closed: Closed[] }

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
    const calendar: Calendar = { busy: [], closed: [] }
    for (let index = 0; index < PAGES_OF_ONE; index += 1) {
      const drawn = drawPage(random)
      const page = await createPage(owner, drawn.fields)
      await enterMeeting(owner, calendar.busy, drawn.from + random.below(2 * DAY))
      if (drawn.timeOff) await enterTimeOff(owner, calendar.closed, drawn.timeOff)
      await expectOfferedIsBookable(owner, page, drawn, calendar)
    }
  })

  test('all of it was tried', () => {
    say(`${PAGES} pages, ${counts.offered} starts offered, ${counts.booked} booked, ${counts.refused} refused`)
    expect(counts.booked).toBeGreaterThan(PAGES / 2)
    expect(counts.refused).toBeGreaterThan(PAGES)
  })
})

async function expectOfferedIsBookable(owner: HttpClient, page: Page, drawn: DrawnPage, calendar: Calendar) {
  const { bufferBefore, bufferAfter } = drawn.fields
  const starts: number[] = []
  const expected = () => expectedSlots(drawn, calendar, starts)
  const offered = await readOffered(owner, page, drawn)
  expect(offered, JSON.stringify(drawn)).toEqual(expected())
  counts.offered += offered.length

  for (let turn = 0; turn < 2; turn += 1) {
    const [start] = pickSome(expected(), 1)
    if (start === undefined) break
    expect(await readReasons(owner, page, drawn, start)).toEqual([])
    expect(await tryToBook(owner, page, drawn, start), `${JSON.stringify(drawn)} at ${start}`).toMatchObject({
      status: 201,
    })
    calendar.busy.push([start, start + drawn.durationMinutes, bufferBefore, bufferAfter])
    starts.push(start)
    counts.booked += 1
    // A visitor who still has the page open.
    expect(await tryToBook(owner, page, drawn, start)).toMatchObject({ status: 409 })
  }

  const left = expected()
  expect(await readOffered(owner, page, drawn)).toEqual(left)
  const others = [...offered, ...offered.map((start) => start + 1), drawn.from + random.below(2 * DAY)]
  const refusable = others.filter((start) => start >= drawn.from && start < drawn.to && !left.includes(start))
  for (const start of pickSome(refusable, 3)) {
    const reasons = await readReasons(owner, page, drawn, start)
    const { status, code } = await tryToBook(owner, page, drawn, start)
    expect(status, `${JSON.stringify(drawn)} at ${start}`).toBe(409)
    expect(reasons.map((kind) => REFUSAL_OF[kind] as string)).toContain(code)
    counts.refused += 1
  }
}

/** The independent oracle, which reads the clock minute by minute. */
function expectedSlots(
  { fields, durationMinutes, from, to }: DrawnPage,
  calendar: Calendar,
  starts: number[],
): number[] {
  const { timezone, limits, step, minimumNotice, bookingWindow, ...rules } = fields
  const now = Math.ceil(Date.now() / MINUTE_MS)
  return oracleSlots({
    ...rules,
    timezone,
    durationMinutes,
    stepMinutes: step ?? Math.min(...fields.durations),
    noticeMinutes: minimumNotice,
    ...datesOf(bookingWindow, oracleDate(timezone, now)),
    ...calendar,
    full: oracleFullPeriods({ limits, starts, timezone, weekStartDay: 1 }).map(([first = 0, last = 0]) => [
      first,
      last,
    ]),
    from,
    to,
    now,
  })
}

function datesOf(bookingWindow: DrawnPage['fields']['bookingWindow'], today: string) {
  if (!bookingWindow) return {}
  if (bookingWindow.type === 'range') return { firstDate: bookingWindow.from, lastDate: bookingWindow.to }
  return { lastDate: addDays(today, bookingWindow.days) }
}

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY * MINUTE_MS).toISOString().slice(0, 10)

/** The kinds of reasons why a start is not offered. */
async function readReasons(owner: HttpClient, { id }: Page, { durationMinutes }: DrawnPage, start: number) {
  const at = new Date(start * MINUTE_MS).toISOString()
  const { status, body } = await owner.get(`/api/time-slot-pages/${id}/explain?at=${at}&duration=${durationMinutes}`)
  expect(status).toBe(200)
  return (body as { reasons: { kind: ReasonKind }[] }).reasons.map(({ kind }) => kind)
}

/** Epoch minutes. Asked by a visitor in UTC, where dates are easy to count. */
async function readOffered(
  visitor: HttpClient,
  { slug }: Page,
  { from, to, durationMinutes }: DrawnPage,
): Promise<number[]> {
  const date = (minute: number) => new Date(minute * MINUTE_MS).toISOString().slice(0, 10)
  const query = `from=${date(from)}&to=${date(to - 1)}&timezone=UTC&duration=${durationMinutes}`
  const { status, body } = await visitor.get(`/api/schedule/${slug}/slots?${query}`)
  expect(status).toBe(200)
  const { days } = body as { days: { slots: string[] }[] }
  return days.flatMap(({ slots }) => slots.map((slot) => Date.parse(slot) / MINUTE_MS))
}

async function tryToBook(visitor: HttpClient, { slug }: Page, { durationMinutes }: DrawnPage, start: number) {
  const fields = { duration: durationMinutes }
  const startTime = new Date(start * MINUTE_MS).toISOString()
  const answer = await book(visitor, { slug, startTime, email: newEmail('visitor'), key: newEmail('key'), fields })
  return { status: answer.status, code: (answer.body as { code?: string }).code }
}

async function enterTimeOff(owner: HttpClient, closed: Closed[], timeOff: NonNullable<DrawnPage['timeOff']>) {
  await addTimeOff(owner, timeOff)
  const { from, to, startTime, endTime } = timeOff
  const minute = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`) / MINUTE_MS
  const isToMidnight = endTime === null || endTime === '23:59'
  closed.push([minute(from, startTime ?? '00:00'), isToMidnight ? minute(to, '00:00') + DAY : minute(to, endTime)])
}

async function enterMeeting(owner: HttpClient, busy: Busy[], start: number) {
  const end = start + 1 + random.below(150)
  const [startTime, endTime] = [start, end].map((minute) => new Date(minute * MINUTE_MS).toISOString())
  await createMeeting(owner, { startTime, endTime })
  busy.push([start, end, BUFFER, BUFFER])
}

function pickSome(starts: readonly number[], count: number): number[] {
  const rest = [...starts]
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(random.below(rest.length), 1)[0] ?? 0)
}
