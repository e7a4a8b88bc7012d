// @module-tag server
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { rowsOf } from '@/db/queries/rows'
import { calendarFeeds } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { deliverDue } from '@/lib/outbox/deliver'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { bookOn, connectedOwner } from '@/tests/support/api/events'
import { signInOwner } from '@/tests/support/api/owner'
import { asAnotherProcess } from '@/tests/support/database/one-connection'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => {
  fakes.reset()
  fakes.google.state.deliver = async () => undefined
})
afterAll(() => fakes.stop())

type Result = Answer<BothInApi & { code: string }>

const one = async <T>(query: ReturnType<typeof sql>): Promise<T> => rowsOf<T>(await database().execute(query))[0] as T

/** Waits until so many transactions wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const { waiting } = await one<{ waiting: number }>(sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(waiting).toBe(count)
    },
    { timeout: 20_000 },
  )
}

/** A transaction that has written to the first of the two rows waits until two of them wait. */
async function withBarrier<T>(work: () => Promise<T>): Promise<T> {
  await database().execute(sql`create function wait_at_barrier() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(14); return null; end $$`)
  for (const table of ['meetings', 'time_slot_bookings'])
    await database().execute(
      sql.raw(`create trigger barrier after update on ${table} for each row execute function wait_at_barrier()`),
    )
  let working: Promise<T> | undefined
  await database().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(14)`)
    await asAnotherProcess(async () => {
      working = work()
      await untilWaiting(2)
    })
  })
  return (await working) as T
}

describe('POST /api/bookings/{token}/cancel', () => {
  it('a visitor who cancels and a move that flows back never wait for each other', async () => {
    const { owner } = await connectedOwner(fakes, 'google')
    const { answer } = await bookOn(owner, { location: 'google_meet' })
    const { id } = answer.body.meeting
    await deliverDue()
    await owner.get('/api/meetings/all?page=1')
    await deliverDue()
    await database().update(calendarFeeds).set({ syncedAt: null })
    const token = answer.body.booking.manageUrl.split('/').at(-1)
    fakes.google.moveEvent(fakes.google.events()[0]?.id ?? '', inDays(4, 15), inDays(4, 16))
    const deadlocks = () =>
      one<{ count: number }>(
        sql`select deadlocks::int as count from pg_stat_database where datname = current_database()`,
      )
    const before = await deadlocks()
    const [cancelled, read] = await withBarrier(() =>
      Promise.all([new ApiClient().post(`/api/bookings/${token}/cancel`), owner.get('/api/meetings/all?page=1')]),
    )
    expect([cancelled.status, read.status]).toEqual([204, 200])
    expect((await owner.get(`/api/meetings/${id}`)).body).toMatchObject({ status: 'cancelled' })
    await database().execute(sql`select pg_stat_clear_snapshot()`)
    expect(await deadlocks()).toEqual(before)
  })
})

describe('POST /api/bookings/{token}/move', () => {
  it('makes one of several moves that overlap, and tells the others the present time', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner, { step: 5 })
    const { body } = await book(page.slug, visitor(inDays(3, 10)))
    const path = `/api/bookings/${body.booking.manageUrl.split('/').at(-1)}`
    const { userId } = await one<{ userId: string }>(
      sql`select user_id as "userId" from time_slot_bookings where id = ${body.booking.id}`,
    )
    let moving: Promise<Result[]> | undefined
    await database().transaction(async (tx) => {
      await lockOwner(tx, userId)
      await asAnotherProcess(async () => {
        const starts = [11, 12, 13, 14].map((hour) => inDays(3, hour))
        const move = (startTime: string) => new ApiClient().post(`${path}/move`, { startTime }) as Promise<Result>
        moving = Promise.all(starts.map(move))
        await untilWaiting(starts.length)
      })
    })
    const answers = (await moving) ?? []
    const [winner, ...others] = answers.filter(({ status }) => status === 200)
    expect([winner?.status, others]).toEqual([200, []])
    const present = { code: 'changed', startTime: winner?.body.booking.startTime, status: 'confirmed' }
    for (const { status, body } of answers) if (status !== 200) expect([status, body]).toMatchObject([409, present])
    const { body: after } = (await new ApiClient().get(path)) as Result
    expect(after.booking.history.map(({ what }) => what)).toEqual(['booked', 'moved'])
  })
})
