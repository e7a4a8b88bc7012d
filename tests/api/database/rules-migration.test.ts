// @module-tag nightly
// @module-tag every-database
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseConnection } from '@/db/client'
import { migrate, readMigrations } from '@/db/migrate'
import { rowsOf } from '@/db/queries/rows'
import { openEmptyDatabase } from '@/tests/support/database/test-database'

const migrations = readMigrations()
const index = migrations.findIndex(({ sql: [first = ''] }) => first.includes('CREATE TABLE "time_off"'))
const HOUR = '2030-05-06T10:00:00Z'

describe('0025_rules_of_a_page', () => {
  let connection: DatabaseConnection
  let remove: () => Promise<void>

  beforeEach(async () => {
    ;({ connection, remove } = await openEmptyDatabase())
    await migrate(connection.db, { migrations: migrations.slice(0, index) })
    await rows(sql`
      with owner as (insert into users (email, username) values ('ada@example.com', 'ada') returning id)
      insert into time_slot_pages (user_id, slug, title) select id, 'intro', 'Intro' from owner`)
  })

  afterEach(async () => {
    await connection.close()
    await remove()
  })

  const rows = async <T>(statement: ReturnType<typeof sql>): Promise<T[]> =>
    rowsOf<T>(await connection.db.execute(statement))
  const migrateOn = () => migrate(connection.db, { migrations: migrations.slice(0, index + 1) })

  /** As the release before writes a booking: half an hour and five minutes, or nothing when it is refused. */
  const bookAsBefore = (minutes: number, status = 'confirmed') =>
    rows<{ id: string }>(sql`
      insert into time_slot_bookings (id, page_id, user_id, start_time, end_time, guard_end, attendee_name, attendee_email,
        attendee_timezone, attendee_time_format, created_at, status)
      select gen_random_uuid(), p.id, p.user_id, start, start + interval '30 minutes', start + interval '35 minutes', 'Vera',
        'vera@example.com', 'UTC', null, now(), ${status}
      from time_slot_pages p, (select ${HOUR}::timestamptz + ${minutes}::int * interval '1 minute' as start) t
      on conflict do nothing returning id`)

  const read = () =>
    rows<{ start: number; before: number; after: number; isOwnOccurrence: boolean }>(sql`
      select (extract(epoch from start_time - ${HOUR}::timestamptz) / 60)::int as start,
        (extract(epoch from start_time - guard_start) / 60)::int as before,
        (extract(epoch from guard_end - end_time) / 60)::int as after, occurrence_id = id as "isOwnOccurrence"
      from time_slot_bookings order by start_time, status`)

  const complete = (start: number, gap = 5) => ({ start, before: gap, after: gap, isOwnOccurrence: true })

  it('completes the bookings that stand, and sets its constraints in place of the old one', async () => {
    await bookAsBefore(0)
    await bookAsBefore(0, 'cancelled')
    await bookAsBefore(35)
    await migrateOn()
    expect(await read()).toEqual([complete(0), complete(0), complete(35)])
    const constraints = await rows<{ name: string }>(sql`
      select conname as name from pg_constraint where conrelid = 'time_slot_bookings'::regclass and contype = 'x' order by 1`)
    expect(constraints.map(({ name }) => name)).toEqual([
      'time_slot_bookings_gap_after',
      'time_slot_bookings_gap_before',
    ])
    const [page] = await rows(sql`
      select durations, step, align, buffer_before as before, buffer_after as after, minimum_notice as notice,
        booking_window as "window", limits, dates, lock_timezone as "isLocked" from time_slot_pages`)
    expect(page).toEqual({
      durations: null,
      step: null,
      align: 'window',
      before: 5,
      after: 5,
      notice: 0,
      window: null,
      limits: [],
      dates: [],
      isLocked: false,
    })
  })

  describe('afterwards', () => {
    beforeEach(async () => {
      await migrateOn()
    })

    it('completes what the release before books', async () => {
      expect(await bookAsBefore(0)).toHaveLength(1)
      expect(await read()).toEqual([complete(0)])
    })

    it('refuses what is too close to it, without an error', async () => {
      await bookAsBefore(60)
      for (const minutes of [26, 34, 60, 94]) expect(await bookAsBefore(minutes)).toEqual([])
      expect(await bookAsBefore(25)).toHaveLength(1)
      expect(await bookAsBefore(95)).toHaveLength(1)
    })

    it('refuses what is within the larger gap before a booking of this release', async () => {
      await rows(sql`
        insert into time_slot_bookings (id, occurrence_id, page_id, user_id, start_time, end_time, guard_start, guard_end,
          attendee_name, attendee_email)
        select ${'00000000-0000-4000-8000-000000000001'}::uuid, ${'00000000-0000-4000-8000-000000000001'}::uuid, id, user_id,
          start, start + interval '30 minutes', start - interval '20 minutes', start + interval '30 minutes', 'Vera', 'v@x.org'
        from time_slot_pages, (select ${HOUR}::timestamptz + interval '60 minutes' as start) t`)
      expect(await bookAsBefore(11)).toEqual([])
      expect(await bookAsBefore(10)).toHaveLength(1)
      expect(await bookAsBefore(94)).toEqual([])
      expect(await bookAsBefore(95)).toHaveLength(1)
    })

    it('moves a booking as the release before does, and keeps both of its gaps', async () => {
      const [booking] = await bookAsBefore(0)
      await bookAsBefore(120)
      const moveAsBefore = (minutes: number) =>
        rows(sql`
          update time_slot_bookings set start_time = start, end_time = start + interval '45 minutes',
            guard_end = start + interval '45 minutes' + (guard_end - end_time)
          from (select ${HOUR}::timestamptz + ${minutes}::int * interval '1 minute' as start) t where id = ${booking?.id}`)
      await moveAsBefore(60)
      expect(await read()).toEqual([complete(60), complete(120)])
      await expect(moveAsBefore(71)).rejects.toThrow()
      await moveAsBefore(70)
    })
  })
})
