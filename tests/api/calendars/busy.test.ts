// @module-tag every-database
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { integrations } from '@/db/schema'
import { forgetCalendarBusy } from '@/lib/calendars/busy/busy'
import { dropReads } from '@/lib/calendars/busy/coalesced-reads'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { BookingResult } from '@/lib/meetings/server/booking/draft-booking'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { deferWith } from '@/lib/platform/after-answer'
import { runDueWork } from '@/lib/process/housekeeping'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { withoutWorkAfterAnswers } from '@/tests/support/api/after-answers'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { deliverAll, signInOwner } from '@/tests/support/api/owner'
import { bookBy } from '@/tests/support/factories/bookings'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

withoutWorkAfterAnswers()

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const guest = new ApiClient()
const at = (iso: string) => Date.parse(iso)
const UNREADABLE = { status: 503, body: { message: 'Availability cannot be checked right now.' } }

const slotsOn = async (slug: string, from: string, to = from) =>
  ((await guest.get(`/api/schedule/${slug}/slots?from=${from}&to=${to}&timezone=UTC`)) as Answer<SlotDays>).body
const book = (slug: string, start: string) => bookBy(guest, slug, visitor(start)) as Promise<Answer<BookingResult>>
/** The clock goes on; nothing waits for it. */
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

async function pageWithCalendar(fields: object = {}) {
  const owner = await signInOwner()
  const account = await connectFake(owner)
  const page = await createPage(owner, { conflictCheckCalendars: [account.choice], ...fields })
  return { owner, account, slug: page.slug, page }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('busy times of connected calendars', () => {
  describe('the busy times of a conflict-check calendar', () => {
    it('block slots with the buffer around them, and show as conflicts', async () => {
      const { account, slug } = await pageWithCalendar()
      const start = inDays(3, 12)
      account.busy = [{ start: at(start), end: at(start) + 30 * MINUTE_MS }]
      const [day] = (await slotsOn(slug, dateOf(start))).days
      expect(day?.slots).not.toContain(start)
      expect(day?.slots).toContain(inDays(3, 13))
      // Half past eleven ends where it begins: the buffer is missing.
      expect(day?.slots).not.toContain(new Date(at(start) - 30 * MINUTE_MS).toISOString())
      const conflicts = await guest.get(`/api/schedule/${slug}/conflicts?date=${dateOf(start)}`)
      expect(conflicts.body).toEqual([{ start, end: new Date(at(start) + 30 * MINUTE_MS).toISOString() }])
      expect(await book(slug, start)).toMatchObject({ status: 409 })
    })

    it('are asked of the provider once, however many visitors come at a time', async () => {
      const { account, slug } = await pageWithCalendar()
      account.before = () => new Promise((resolve) => setTimeout(resolve, 50))
      const date = dateOf(inDays(3))
      const ranges = Array.from({ length: 50 }, (_, visitorNumber) => dateOf(inDays(3 + (visitorNumber % 2))))
      const answers = await Promise.all(ranges.map((day) => slotsOn(slug, day)))
      expect(answers.every(({ days }) => days.length === 1)).toBe(true)
      expect(account.busyCalls).toHaveLength(1)
      await slotsOn(slug, date)
      expect(account.busyCalls).toHaveLength(1)
    })

    it('are read anew for visitors after a minute, and for a booking after five seconds', async () => {
      const { account, slug } = await pageWithCalendar()
      const start = inDays(3)
      await slotsOn(slug, dateOf(start))
      pass(4_000)
      expect((await book(slug, start)).status).toBe(201)
      pass(54_000)
      await slotsOn(slug, dateOf(start))
      expect(account.busyCalls).toHaveLength(1)
      expect((await book(slug, inDays(3, 14))).status).toBe(201)
      expect(account.busyCalls).toHaveLength(2)
      pass(61_000)
      await slotsOn(slug, dateOf(start))
      expect(account.busyCalls).toHaveLength(3)
    })

    it('decide a booking as they are now, not as the page showed them', async () => {
      const { account, slug } = await pageWithCalendar()
      const start = inDays(3)
      expect((await slotsOn(slug, dateOf(start))).days[0]?.slots).toContain(start)
      pass(6_000)
      account.busy = [{ start: at(start), end: at(start) + MINUTE_MS }]
      const first = book(slug, start)
      const second = book(slug, start)
      for (const answer of [await first, await second]) {
        expect(answer).toMatchObject({ status: 409, body: { message: 'This time slot is no longer available.' } })
      }
    })

    it('are not asked for a start that is none anyway', async () => {
      const { account, slug } = await pageWithCalendar()
      expect((await book(slug, inDays(3).replace(':00:00', ':07:00'))).status).toBe(409)
      expect((await book(slug, inDays(-3))).status).toBe(409)
      expect(account.busyCalls).toHaveLength(0)
    })

    it('are not asked for what lies in the past or too far ahead to be booked', async () => {
      const { account, slug } = await pageWithCalendar()
      expect(await slotsOn(slug, '2020-01-01', '2020-02-01')).toMatchObject({ days: [], unchecked: [] })
      expect(await slotsOn(slug, '2090-01-01', '2090-02-01')).toMatchObject({ days: [], unchecked: [] })
      expect((await guest.get(`/api/schedule/${slug}/conflicts?date=2020-01-01`)).body).toEqual([])
      expect(account.busyCalls).toHaveLength(0)
    })

    it('last over windows: one that crosses from one to the next blocks both sides', async () => {
      const { account, slug } = await pageWithCalendar()
      const STRETCH_MS = 28 * DAY_MS
      const edge = Math.ceil((Date.now() + 3 * DAY_MS) / STRETCH_MS) * STRETCH_MS
      account.busy = [{ start: edge - 60 * MINUTE_MS, end: edge + 60 * MINUTE_MS }]
      const dates = [edge - 1, edge].map((instant) => new Date(instant).toISOString().slice(0, 10)) as [string, string]
      const { days } = await slotsOn(slug, ...dates)
      expect(days[0]?.slots.at(-1)).toBe(new Date(edge - 120 * MINUTE_MS).toISOString())
      expect(days[1]?.slots[0]).toBe(new Date(edge + 90 * MINUTE_MS).toISOString())
    })

    it('are forgotten when something of ours is written', async () => {
      const { account, slug } = await pageWithCalendar()
      await slotsOn(slug, dateOf(inDays(3)))
      await forgetCalendarBusy(account.id)
      await slotsOn(slug, dateOf(inDays(3)))
      expect(account.busyCalls).toHaveLength(2)
    })

    it('are swept when nobody can use them any more', async () => {
      const { slug } = await pageWithCalendar()
      await slotsOn(slug, dateOf(inDays(3)))
      pass(2 * 3_600_000)
      await runDueWork(new Date())
      expect(rowsOf(await database().execute(sql`select 1 from calendar_busy`))).toEqual([])
    })
  })

  describe('a calendar that cannot be read', () => {
    const fail = (kind: ConstructorParameters<typeof ProviderError>[0]) => () =>
      Promise.reject(new ProviderError(kind, 'It failed'))

    it.each(['needs-reauth', 'forbidden', 'rate-limited', 'transient', 'gone', 'rejected'] as const)(
      'is never free: %s',
      async (kind) => {
        const { account, slug } = await pageWithCalendar()
        account.before = fail(kind)
        const date = dateOf(inDays(3))
        expect(await slotsOn(slug, date)).toEqual({ timezone: 'UTC', duration: 30, days: [], unchecked: [date] })
        expect(await guest.get(`/api/schedule/${slug}/conflicts?date=${date}`)).toMatchObject(UNREADABLE)
        const refused = await book(slug, inDays(3))
        expect(refused).toMatchObject(UNREADABLE)
        expect(refused.headers.get('retry-after')).toBe('30')
      },
    )

    it.each(['transient', 'needs-reauth'] as const)(
      'is asked again at once after a quick failure: %s',
      async (kind) => {
        const { account, slug } = await pageWithCalendar()
        account.before = fail(kind)
        expect(await book(slug, inDays(3))).toMatchObject(UNREADABLE)
        account.before = async () => {}
        expect(await book(slug, inDays(3))).toMatchObject({ status: 201 })
      },
    )

    it('is asked again after three seconds when quick failures follow each other, and at once after a success', async () => {
      const { account, slug } = await pageWithCalendar()
      const visit = () => slotsOn(slug, dateOf(inDays(3)))
      account.before = fail('transient')
      for (let visits = 0; visits < 9; visits += 1) await visit()
      expect(account.busyCalls).toHaveLength(2)
      pass(3_001)
      await visit()
      expect(account.busyCalls).toHaveLength(3)
      pass(3_001)
      account.before = async () => {}
      expect((await visit()).unchecked).toHaveLength(0)
    })

    it('is asked more and more rarely where it does not pass by itself', async () => {
      const { account, slug } = await pageWithCalendar()
      account.before = fail('rejected')
      const visit = () => slotsOn(slug, dateOf(inDays(3)))
      for (const seconds of [10, 20, 40, 80, 160, 300, 300]) {
        const before = account.busyCalls.length
        await visit()
        pass(seconds * 1000 - 1)
        await visit()
        expect([seconds, account.busyCalls.length]).toEqual([seconds, before + 1])
        pass(2)
      }
    })

    it('is not asked again for ten seconds after a slow failure, and then it is', async () => {
      const { account, slug } = await pageWithCalendar()
      account.before = () => {
        pass(2_000)
        return fail('transient')()
      }
      await slotsOn(slug, dateOf(inDays(3)))
      account.before = async () => {}
      pass(9_000)
      expect((await slotsOn(slug, dateOf(inDays(3)))).unchecked).toHaveLength(1)
      expect(account.busyCalls).toHaveLength(1)
      pass(1_001)
      expect((await slotsOn(slug, dateOf(inDays(3)))).unchecked).toHaveLength(0)
    })

    it('is left alone as long as its provider says', async () => {
      const { account, slug } = await pageWithCalendar()
      account.before = () => Promise.reject(new ProviderError('rate-limited', 'Slow down', 120))
      await slotsOn(slug, dateOf(inDays(3)))
      account.before = async () => {}
      pass(119_000)
      await slotsOn(slug, dateOf(inDays(3)))
      expect(account.busyCalls).toHaveLength(1)
    })

    it('makes nobody wait longer than nine seconds, and the next one not at all', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
      const { account, slug } = await pageWithCalendar()
      let answer = () => {}
      account.before = () => new Promise<void>((resolve) => (answer = resolve))
      const date = dateOf(inDays(3))
      const waiting = slotsOn(slug, date)
      await vi.waitFor(() => expect(account.busyCalls).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(9_000)
      expect((await waiting).unchecked).toEqual([date])
      expect((await slotsOn(slug, date)).unchecked).toEqual([date])
      expect(account.busyCalls).toHaveLength(1)
      answer()
      vi.useRealTimers()
      await vi.waitFor(async () => expect((await slotsOn(slug, date)).unchecked).toEqual([]))
      expect(account.busyCalls).toHaveLength(1)
    })

    it('closes the page even when another of its calendars is free', async () => {
      const owner = await signInOwner()
      const account = await connectFake(owner)
      const other = await connectFake(owner, 'other@example.com')
      const choices = [account.choice, `${account.choice}:team`, other.choice]
      const { slug } = await createPage(owner, { conflictCheckCalendars: choices })
      const date = dateOf(inDays(3))
      expect((await slotsOn(slug, date)).unchecked).toEqual([])
      expect(account.busyCalls).toMatchObject([{ calendarIds: ['', 'team'] }])
      pass(61_000)
      account.failing = ['team']
      expect(await slotsOn(slug, date)).toMatchObject({ days: [], unchecked: [date] })
      pass(61_000)
      account.failing = []
      other.before = fail('transient')
      expect(await slotsOn(slug, date)).toMatchObject({ days: [], unchecked: [date] })
    })

    it('closes the days that it cannot tell of, and no others', async () => {
      const { account, slug } = await pageWithCalendar()
      const STRETCH_MS = 28 * DAY_MS
      const edge = Math.ceil((Date.now() + 3 * DAY_MS) / STRETCH_MS) * STRETCH_MS
      const dates = [-3, -2, -1, 0, 1].map((days) => dateOf(new Date(edge + days * DAY_MS).toISOString()))
      const [first, second, last, ...unknown] = dates as [string, string, string, ...string[]]
      await slotsOn(slug, first)
      account.before = fail('transient')
      const { days, unchecked } = await slotsOn(slug, first, dates.at(-1))
      expect(days.map(({ date }) => date)).toEqual([first, second])
      // The last slot of that day ends where nothing is known any more.
      expect(unchecked).toEqual([last, ...unknown])
    })

    it('is one whose connection has expired, is gone, or is of somebody else', async () => {
      const { account, slug, page } = await pageWithCalendar()
      const date = dateOf(inDays(3))
      const isUnchecked = async () => (await slotsOn(slug, date)).unchecked.length === 1
      expect(await isUnchecked()).toBe(false)
      await database().execute(sql`update integrations set expired_at = now() where id = ${account.id}`)
      account.before = fail('needs-reauth')
      // The last read stays in memory for a second.
      dropReads(account.id)
      expect(await isUnchecked()).toBe(true)
      const stranger = await pageWithCalendar()
      const choices = JSON.stringify([stranger.account.choice])
      await slotsOn(stranger.slug, date)
      await database().execute(
        sql`update time_slot_pages set conflict_check_calendars = ${choices}::jsonb where id = ${page.id}`,
      )
      expect(await isUnchecked()).toBe(true)
      expect((await slotsOn(stranger.slug, date)).unchecked).toEqual([])
      const gone = JSON.stringify(['google_7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'])
      await database().execute(
        sql`update time_slot_pages set conflict_check_calendars = ${gone}::jsonb where id = ${page.id}`,
      )
      expect(await isUnchecked()).toBe(true)
    })
  })

  /** Statements that reach the database's session. */
  async function countQueries(work: () => Promise<unknown>): Promise<number> {
    const prepare = vi.spyOn(database()._.session, 'prepareQuery')
    await work()
    const count = prepare.mock.calls.length
    prepare.mockRestore()
    return count
  }

  describe('what reading costs', () => {
    it('is nothing on a page without conflict-check calendars, and one query while it is fresh', async () => {
      const plain = await createPage(await signInOwner())
      const { slug } = await pageWithCalendar()
      await slotsOn(slug, dateOf(inDays(3)))
      // Mails of bookings before.
      await deliverAll()
      const [without, withOne] = [
        await countQueries(() => slotsOn(plain.slug, dateOf(inDays(3)))),
        await countQueries(() => slotsOn(slug, dateOf(inDays(3)))),
      ]
      expect(withOne - without).toBe(1)
      expect(without).toBe(1)
    })
  })

  it('that nobody can read any more are told their owner with the number of guests who found no times', async () => {
    const work: (() => Promise<void>)[] = []
    deferWith((deferred) => work.push(deferred))
    const { account, slug, owner } = await pageWithCalendar()
    account.failing = ['']
    const visit = async (address: string) => {
      const day = dateOf(inDays(3))
      const headers = { 'x-slotform-peer': address }
      const { body } = await guest.get(`/api/schedule/${slug}/slots?from=${day}&to=${day}`, { headers })
      expect(body).toMatchObject({ days: [], unchecked: [day] })
      for (const deferred of work.splice(0)) await deferred()
    }
    const told = async () => ((await owner.get('/api/integrations')).body as { turnedAway?: number }[])[0]?.turnedAway
    await visit('203.0.113.1')
    expect(await told()).toBeUndefined()
    await database().update(integrations).set({ expiredAt: new Date() }).where(eq(integrations.id, account.id))
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.1']) await visit(address)
    expect(await told()).toBe(2)
    pass(DAY_MS)
    await visit('203.0.113.1')
    expect(await told()).toBe(3)
    deferWith(() => {})
  })
})
