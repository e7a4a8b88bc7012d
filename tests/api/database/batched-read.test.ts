// @module-tag server
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '@/db/client'
import { migrate } from '@/db/migrate'
import { findPagesForBooking } from '@/db/queries/meetings/schedule'
import { rowsOf } from '@/db/queries/rows'
import { createTestDatabase } from '@/tests/support/database/test-database'

const PAGES = 200
const EARLY_READS = 8
const LATE_READS = 5

describe('findPagesForBooking', () => {
  it('is not planned anew for each call while the tables grow', async () => {
    const { url, remove } = await createTestDatabase()
    // One connection, so that its prepared statements can be looked at.
    const { db, close } = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 1 })
    try {
      await migrate(db)
      await db.execute(sql`
        with owner as (
          insert into users (username, email) select 'owner-' || n, 'owner-' || n || '@example.com'
          from generate_series(1, ${PAGES}::int) n returning id, username
        )
        insert into time_slot_pages (user_id, slug, title) select id, username, 'Intro call' from owner`)
      await db.execute(sql`analyze`)
      const read = () =>
        findPagesForBooking(db, [
          { key: { slug: 'owner-1' }, from: new Date(), to: new Date(Date.now() + 1), idempotencyKey: null },
        ])
      const plans = async () => {
        const [row] = rowsOf<{ custom: number; generic: number }>(
          await db.execute(sql`
            select custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements
            where statement like '%json_to_recordset%'`),
        )
        return row
      }

      for (let reads = 0; reads < EARLY_READS; reads += 1) await read()
      const early = await plans()
      await db.execute(sql`
        insert into meetings (user_id, title, start_time, end_time)
        select id, 'Call', now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour'
        from users, generate_series(1, 30) n`)
      await db.execute(sql`analyze`)
      for (let reads = 0; reads < LATE_READS; reads += 1) await read()

      expect(early).toMatchObject({ custom: 5 })
      expect(await plans()).toEqual({ custom: 5, generic: EARLY_READS - 5 + LATE_READS })
    } finally {
      await close()
      await remove()
    }
  })
})
