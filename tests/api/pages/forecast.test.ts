import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { Forecast } from '@/lib/pages/forecast'
import { addDays, startOfDate } from '@/lib/scheduling'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { signInOwner } from '@/tests/support/api/owner'
import { cases } from '@/tests/support/cases'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

// The forecast and what is offered afterwards are asked at one and the same instant.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const OFFICE = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE_MS).toISOString()

async function forecast(owner: ApiClient, id: string, body: object): Promise<Forecast> {
  const answer = (await owner.post(`/api/time-slot-pages/${id}/forecast`, body)) as Answer<Forecast>
  expect(answer.status).toBe(200)
  return answer.body
}

/** On the dates of a forecast, which are those of the zone after the change. */
async function listOffered(
  owner: ApiClient,
  id: string,
  { from, to, timezone }: Forecast['starts'],
): Promise<string[]> {
  const { body } = await owner.get(`/api/schedule/${id}/slots?from=${addDays(from, -1)}&to=${addDays(to, 1)}`)
  const [begin, end] = [startOfDate(timezone, from), startOfDate(timezone, addDays(to, 1))]
  const slots = (body as { days: { slots: string[] }[] }).days.flatMap((day) => day.slots)
  return slots.filter((slot) => Date.parse(slot) >= begin && Date.parse(slot) < end)
}

async function countOffered(owner: ApiClient, id: string, starts: Forecast['starts']): Promise<number> {
  return (await listOffered(owner, id, starts)).length
}

const listDays = ({ days }: Forecast['starts'], ...kinds: ('kept' | 'added' | 'removed')[]) =>
  (days ?? []).flatMap((day) => kinds.flatMap((kind) => day[kind]).sort())

/** Books now, as if it had been made some days ago. */
async function bookEarlier(slug: string, start: string, madeDaysAgo: number, fields: object = {}) {
  const { status, body } = await book(slug, visitor(start, fields))
  expect(status).toBe(201)
  const made = new Date(Date.now() - madeDaysAgo * DAY_MS)
  await database().execute(sql`
    update time_slot_bookings set created_at = ${made.toISOString()}::timestamptz
    where id = (select booking_id from meetings where id = ${body.meeting.id})`)
  return body.meeting.id
}

describe('POST /api/time-slot-pages/{id}/forecast', () => {
  describe('hours and starts', () => {
    it('are those before and after the change, and nothing is stored', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { availabilities: OFFICE, bufferBefore: 0, bufferAfter: 0 })
      const answer = await forecast(owner, page.id, { availabilities: OFFICE.slice(1), minimumNotice: 60 })
      expect(answer.hoursPerWeek).toEqual({ before: 40, after: 32 })
      expect(answer.starts.before).toBe(await countOffered(owner, page.id, answer.starts))
      expect(answer.starts.after).toBeLessThan(answer.starts.before ?? 0)
      const { body } = await owner.get(`/api/time-slot-pages/${page.id}`)
      expect(body).toEqual(page)
    })

    it('equal to the slot what is offered after saving, for rules drawn at random', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { availabilities: OFFICE, bufferBefore: 0, bufferAfter: 0 })
      for (const [days, hour] of [
        [1, 10],
        [2, 9],
        [3, 12],
        [7, 9],
        [8, 16],
        [14, 11],
      ] as const) {
        await book(page.slug, visitor(inDays(days, hour)))
      }
      await owner.post('/api/time-off', { from: dateOf(inDays(5)), to: dateOf(inDays(6)) })
      await fc.assert(
        fc.asyncProperty(changes, async (change) => {
          const answer = await forecast(owner, page.id, change)
          expect(answer.starts.before).not.toBeNull()
          expect(listDays(answer.starts, 'kept', 'removed')).toEqual(await listOffered(owner, page.id, answer.starts))
          const saved = await owner.patch(`/api/time-slot-pages/${page.id}`, change)
          expect(saved.status).toBe(200)
          const offered = await listOffered(owner, page.id, answer.starts)
          expect(answer.starts.after).toBe(offered.length)
          expect(listDays(answer.starts, 'kept', 'added')).toEqual(offered)
        }),
        cases(40),
      )
    })

    it('are null while a calendar cannot be read', async () => {
      const owner = await signInOwner()
      const calendars = await connectFake(owner)
      const page = await createPage(owner, { conflictCheckCalendars: [calendars.choice] })
      calendars.before = () => Promise.reject(new ProviderError('transient', 'away'))
      const { starts } = await forecast(owner, page.id, { conflictCheckCalendars: [] })
      expect(starts.before).toBeNull()
      expect(starts.after).toBeGreaterThan(0)
      expect(starts.days).toBeNull()
    })

    it('are null while a calendar of the only host cannot be read, and of several hosts nothing is told in common', async () => {
      const { ada, ben, acting } = await makePractice()
      const calendars = await connectFake(ben)
      const groupOf = (...hosts: { id: string }[]) => [
        { name: 'Hosts', need: 1, hosts: hosts.map(({ id }) => ({ account: id })) },
      ]
      const page = await createHostedPage(acting, { groups: groupOf(ada, ben), agreed: [ben] })
      await ben.patch(`/api/hosting/${page.id}`, { conflictCheckCalendars: [calendars.choice] })
      calendars.before = () => Promise.reject(new ProviderError('transient', 'away'))
      const both = await forecast(acting, page.id, {})
      expect(both.starts.after).toBeGreaterThan(0)
      expect(both.hosted).toMatchObject({ bookable: [{}], everyone: null })
      expect(await forecast(acting, page.id, { hostGroups: groupOf(ben) })).toMatchObject({
        hosted: null,
        starts: { after: null, days: null },
      })
    })
  })

  describe('bookings of the last 90 days', () => {
    it('counts those that the notice, the window, the hours, a limit or a gap would have refused', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { bufferBefore: 0, bufferAfter: 0, durations: [30, 60], duration: 30 })
      const day = inDays(40, 10)
      await bookEarlier(page.slug, day, 3)
      await bookEarlier(page.slug, later(day, 30), 2)
      await bookEarlier(page.slug, later(day, 120), 1, { duration: 60 })
      await bookEarlier(page.slug, inDays(60, 10), 100)
      const of = async (body: object) => (await forecast(owner, page.id, body)).impossible
      const none = { notice: 0, window: 0, hours: 0, closed: 0, limit: 0, gap: 0 }
      expect(await of({})).toEqual({ days: 90, made: 3, total: 0, byReason: none, bookings: [] })
      expect(await of({ bufferAfter: 5 })).toMatchObject({
        total: 1,
        byReason: { ...none, gap: 1 },
        bookings: [{ startTime: later(day, 30), attendeeName: 'Vera Visitor', reason: 'gap' }],
      })
      expect(await of({ limits: [{ per: 'day', max: 1 }] })).toMatchObject({
        total: 2,
        byReason: { ...none, limit: 2 },
      })
      expect(await of({ durations: [30] })).toMatchObject({ total: 1, byReason: { ...none, hours: 1 } })
      expect(await of({ minimumNotice: 60 * 24 * 60 })).toMatchObject({ total: 3, byReason: { ...none, notice: 3 } })
      expect(await of({ bookingWindow: { type: 'days', days: 41 } })).toMatchObject({
        total: 2,
        byReason: { ...none, window: 2 },
      })
      expect(await of({ dates: [{ date: dateOf(day), spans: [] }] })).toMatchObject({
        total: 3,
        byReason: { ...none, hours: 3 },
      })
    })

    it('lets a cancelled booking take its time only until it was cancelled', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const day = inDays(40, 10)
      const cancelled = await bookEarlier(page.slug, day, 5)
      await owner.post(`/api/meetings/${cancelled}/cancel`)
      await bookEarlier(page.slug, later(day, 60), 0)
      const body = { limits: [{ per: 'day', max: 1 }] }
      // The clock of the test stands still: the cancellation was an hour before the second booking.
      await database().execute(sql`
        update time_slot_bookings set cancelled_at = now() - interval '1 hour' where status = 'cancelled'`)
      expect((await forecast(owner, page.id, body)).impossible).toMatchObject({ made: 2, total: 0 })
    })
  })

  describe('bookings to come', () => {
    it('lists those outside the new rules, which stay', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner, { title: 'Intro' })
      const [early, noon] = [inDays(4, 7), inDays(5, 12)]
      await book(page.slug, visitor(noon))
      await book(page.slug, visitor(early))
      const hours = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
      const answer = await forecast(owner, page.id, { availabilities: hours })
      expect(answer.standing).toEqual({
        total: 1,
        bookings: [
          {
            meetingId: expect.any(String),
            title: expect.any(String),
            attendeeName: 'Vera Visitor',
            startTime: early,
            reason: 'hours',
          },
        ],
      })
      const moved = await forecast(owner, page.id, { availabilities: hours, step: 37 })
      expect(moved.standing.bookings.map(({ reason }) => reason)).toEqual(['hours', 'starts'])
      expect((await forecast(owner, page.id, { minimumNotice: 30 * 1440 })).standing.total).toBe(0)
    })

    it('lists the last made ones of those beyond a limit', async () => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const day = inDays(4, 10)
      await bookEarlier(page.slug, later(day, 120), 2)
      await bookEarlier(page.slug, day, 1)
      const { standing } = await forecast(owner, page.id, { limits: [{ per: 'day', max: 1 }] })
      expect(standing).toMatchObject({ total: 1, bookings: [{ startTime: day, reason: 'limit' }] })
    })
  })

  describe('what it refuses', () => {
    it.each([
      [{ minimumNotice: -1 }],
      [{ limits: [{ per: 'day', max: 0 }] }],
      [{ duration: 30, durations: [15, 60] }],
      [{ slug: 'api' }],
      [{ formId: '3e2f6c1e-8d5f-4a53-9a5c-6f1f7c0d2b11' }],
      [{ conflictCheckCalendars: ['google_3e2f6c1e-8d5f-4a53-9a5c-6f1f7c0d2b11'] }],
    ])('refuses %j as a save does', async (body) => {
      const owner = await signInOwner()
      const page = await createPage(owner)
      const saved = await owner.patch(`/api/time-slot-pages/${page.id}`, body)
      const asked = await owner.post(`/api/time-slot-pages/${page.id}/forecast`, body)
      expect(saved.status).toBe(400)
      expect({ status: asked.status, body: asked.body }).toEqual({ status: saved.status, body: saved.body })
    })

    it('does not find the page of another owner', async () => {
      const page = await createPage(await signInOwner())
      const other = await signInOwner()
      expect((await other.post(`/api/time-slot-pages/${page.id}/forecast`, {})).status).toBe(404)
    })
  })
})

const time = fc.constantFrom('08:00', '09:30', '12:00', '13:15', '17:00', '22:00')
const span = fc
  .tuple(time, time)
  .filter(([one, other]) => one < other)
  .map(([startTime, endTime]) => ({ startTime, endTime }))
const changes = fc.record(
  {
    timezone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'),
    availabilities: fc
      .uniqueArray(fc.nat(6), { minLength: 1, maxLength: 6 })
      .chain((days) => fc.tuple(...days.map((dayOfWeek) => span.map((one) => ({ dayOfWeek, ...one }))))),
    durations: fc.uniqueArray(fc.constantFrom(15, 30, 45, 60), { minLength: 1, maxLength: 3 }),
    step: fc.constantFrom(null, 15, 20, 40),
    align: fc.constantFrom('window', 'clock'),
    bufferBefore: fc.constantFrom(0, 5, 30, 120),
    bufferAfter: fc.constantFrom(0, 5, 45),
    minimumNotice: fc.constantFrom(0, 60, 1440, 10_000),
    bookingWindow: fc.constantFrom(null, { type: 'days', days: 9 }, { type: 'days', days: 60 }),
    limits: fc.constantFrom<object[]>(
      [],
      [{ per: 'day', max: 1 }],
      [{ per: 'week', max: 3 }],
      [{ per: 'month', max: 5 }],
    ),
    dates: fc
      .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 4 })
      .chain((days) =>
        fc.tuple(
          ...days.map((day) => fc.array(span, { maxLength: 1 }).map((spans) => ({ date: dateOf(inDays(day)), spans }))),
        ),
      ),
  },
  { requiredKeys: [] },
)
