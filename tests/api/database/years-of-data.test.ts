// @module-tag nightly
// @module-tag server
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptConnection, connect, type DatabaseConnection } from '@/db/client'
import { migrate } from '@/db/migrate'
import type { OwnerId } from '@/db/owner-id'
import { listChosenCalendars } from '@/db/queries/calendars/calendar-feeds'
import { dropFeed, replaceSeenMeetings } from '@/db/queries/calendars/feed-meetings'
import { countOfAccount, deleteIntegrationRow } from '@/db/queries/calendars/integrations'
import { findOwnTraces } from '@/db/queries/calendars/own-traces'
import { listBlockers } from '@/db/queries/meetings/blockers'
import { countMeetings, listMeetings } from '@/db/queries/meetings/meeting-lists'
import { findPageWithBusy } from '@/db/queries/meetings/schedule'
import { listUpNext } from '@/db/queries/meetings/up-next'
import { countFutureBookings } from '@/db/queries/pages/time-slot-pages'
import { rowsOf } from '@/db/queries/rows'
import { DAY_MS } from '@/lib/scheduling/units'
import { createTestDatabase } from '@/tests/support/database/test-database'

/** Pages of 8 kB that one call may touch; before, each of these read thousands. */
const FEW = 150
/** Postgres keeps a plan for all values from the sixth time on. */
const UNTIL_PLAN_IS_KEPT = 7

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
const id = (digit: number) => `00000000-0000-4000-8000-${String(digit).padStart(12, '0')}`
const [owner, other] = [id(1) as OwnerId, id(2) as OwnerId]
const [account, othersAccount] = [id(11), id(12)]
const page = id(21)

describe('after years of everybody’s data', () => {
  let connection: DatabaseConnection
  let remove: () => Promise<void>
  let outer: DatabaseConnection | undefined

  beforeAll(async () => {
    const database = await createTestDatabase()
    remove = database.remove
    const target = { kind: 'postgres' as const, url: database.url, migrationUrl: database.url }
    const first = await connect(target, { max: 2 })
    await migrate(first.db)
    await fill(first)
    await first.close()
    // One connection, whose own count of what it touched is asked for.
    connection = await connect(target, { max: 1 })
    outer = adoptConnection(connection)
  }, 120_000)

  afterAll(async () => {
    if (outer) adoptConnection(outer)
    await connection.close()
    await remove()
  })

  const range = { from: inDays(1), to: inDays(31) }
  const week = { from: inDays(-2), to: inDays(5) }
  const readWeek = (order: 'asc' | 'desc') =>
    listMeetings(connection.db, owner, { ...week, order }, { limit: 51, offset: 0 })
  const searchWeek = (q: string) =>
    listMeetings(connection.db, owner, { ...week, order: 'desc', q }, { limit: 51, offset: 0 })
  const deep = { limit: 51, after: { startTime: inDays(-500), id: id(1) } }
  const feed = { integrationId: account, calendarId: '' }

  it.each<[string, () => Promise<unknown>]>([
    ['free times', () => findPageWithBusy(connection.db, { slug: 'page' }, range)],
    ['what takes the owner’s time', () => listBlockers(connection.db, owner, range)],
    ['a week of meetings', () => readWeek('desc')],
    ['a week of meetings, searched by the name of who booked', () => searchWeek('Grace')],
    ['what comes next', () => listUpNext(connection.db, owner, now, 5)],
    ['how many meetings a week has', () => countMeetings(connection.db, owner, { ...week, order: 'asc' })],
    ['a page deep in the list', () => listMeetings(connection.db, owner, { order: 'desc' }, deep)],
    ['the calendars that are chosen', () => listChosenCalendars(connection.db, owner)],
    ['bookings to come', () => countFutureBookings(connection.db, owner, page, now)],
    ['own traces among events', () => findOwnTraces(connection.db, owner, traces())],
    [
      'a window that is read whole',
      () => replaceSeenMeetings(connection.db, feed, { rows: [], gone: 'all others', now }),
    ],
    ['a feed that is dropped', () => dropFeed(connection.db, { ...feed, calendarId: 'none' })],
    ['connections of an account', () => countOfAccount(connection.db, 'google_calendar', 'account-5')],
    ['an account that is disconnected', () => deleteIntegrationRow(connection.db, owner, account)],
  ])('%s: a few pages are touched', async (_, call) => {
    for (let time = 1; time < UNTIL_PLAN_IS_KEPT; time += 1) await call()
    const before = await countPages()
    await call()
    expect((await countPages()) - before).toBeLessThan(FEW)
  })

  function traces() {
    const names = Array.from({ length: 5 }, (_, index) => `event-${index}`)
    return { eventIds: names, keys: [id(1)], icalUids: names, meetingIds: [id(1)] }
  }

  async function countPages(): Promise<number> {
    await connection.db.execute(sql`select pg_stat_force_next_flush()`)
    const [row] = rowsOf<{ pages: string }>(
      await connection.db.execute(sql`
        select sum(heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read) as pages from pg_statio_user_tables
        where relname in ('meetings', 'time_slot_bookings', 'calendar_events', 'integrations', 'outbox')`),
    )
    return Number(row?.pages)
  }
})

/** An owner with years behind them, among others; most of it is over. */
async function fill({ db }: DatabaseConnection): Promise<void> {
  const statements = [
    sql`insert into users (id, username, email) values (${owner}, 'ada', 'ada@example.com'), (${other}, 'bob', 'bob@example.com')`,
    sql`insert into time_slot_pages (id, user_id, slug, title) values (${page}, ${owner}, 'page', 'Page')`,
    sql`insert into integrations (id, user_id, type, account_id)
      values (${account}, ${owner}, 'google_calendar', 'a'), (${othersAccount}, ${other}, 'google_calendar', 'b')`,
    sql`insert into integrations (user_id, type, account_id)
      select ${other}, 'google_calendar', 'account-' || n from generate_series(1, 3000) n`,
    sql`insert into meetings (user_id, title, start_time, end_time, primary_source)
      select ${owner}, 'Past', now() - n * interval '1 hour' - interval '2 days', now() - n * interval '1 hour' - interval '47 hours', 'time_slot'
      from generate_series(1, 20000) n`,
    sql`insert into meetings (user_id, title, start_time, end_time, primary_source)
      select ${owner}, 'Ahead', now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour', 'time_slot'
      from generate_series(1, 30) n`,
    sql`insert into meetings (user_id, title, start_time, end_time, primary_source, integration_id, external_calendar_id, external_id)
      select ${other}, 'Seen', now() - n * interval '1 hour', now() - n * interval '1 hour' + interval '1 hour', 'google',
        ${othersAccount}, '', 'event-' || n from generate_series(1, 20000) n`,
    sql`insert into time_slot_bookings (user_id, page_id, start_time, end_time, guard_end, attendee_name, attendee_email)
      select ${owner}, ${page}, now() - n * interval '1 hour' - interval '3 days', now() - n * interval '1 hour' - interval '71 hours',
        now() - n * interval '1 hour' - interval '71 hours', 'Vera', 'vera@example.com' from generate_series(1, 20000) n`,
    sql`insert into calendar_events (user_id, meeting_id, integration_id, role, state, external_id, ical_uid)
      select ${owner}, gen_random_uuid(), ${othersAccount}, 'main', 'made', 'own-' || n, 'own-' || n from generate_series(1, 20000) n`,
  ]
  for (const statement of statements) await db.execute(statement)
  await db.execute(sql`vacuum analyze`)
}
