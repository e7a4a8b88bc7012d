// @module-tag server
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adoptConnection, connect, type DatabaseConnection } from '@/db/client'
import { migrate, readMigrations } from '@/db/migrate'
import { prepareStatement } from '@/db/queries/prepared'
import { deliverDue } from '@/lib/outbox/deliver'
import { findPgbouncer } from '@/scripts/test-programs.mjs'
import { book } from '@/tests/support/api/bookings'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { startPgbouncer } from '@/tests/support/database/pgbouncer'
import { createTestDatabase } from '@/tests/support/database/test-database'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const pgbouncer = findPgbouncer()
const half = prepareStatement<{ half: number }>(sql`select ${sql.placeholder('number')}::int / 2 as half`)

describe('adoptConnection', () => {
  describe.skipIf(!pgbouncer)('behind a pooler that hands out a connection for each transaction', () => {
    let connection: DatabaseConnection
    let cleanUp: () => Promise<void>

    beforeAll(async () => {
      const { url, remove } = await createTestDatabase()
      const pooler = await startPgbouncer(pgbouncer ?? '', url)
      connection = await connect(
        { kind: 'postgres', url: pooler.url, migrationUrl: pooler.url },
        { max: 8, statementMs: 15_000 },
      )
      const outer = adoptConnection(connection)
      cleanUp = async () => {
        await deliverDue()
        if (outer) adoptConnection(outer)
        await connection.close()
        await pooler.stop()
        await remove()
      }
    })

    afterAll(() => cleanUp())

    it('several starts at once migrate one after the other', async () => {
      const all = readMigrations()
      const firstOnes = all.slice(0, 10)
      for (const migrations of [firstOnes, all]) {
        const start = () => migrate(connection.db, { migrations })
        const applied = await Promise.all([start(), start(), start()])
        expect(applied.reduce((sum, count) => sum + count)).toBe(migrations === all ? all.length - 10 : 10)
      }
    })

    it('prepared statements answer on whichever connection they land', async () => {
      const numbers = Array.from({ length: 200 }, (_, index) => index * 2)
      const answers = await Promise.all(numbers.map((number) => half(connection.db, { number })))
      expect(answers.map(([row]) => row?.half)).toEqual(numbers.map((number) => number / 2))
    })

    it('an owner signs in, publishes, and of many visitors one gets each slot', async () => {
      const { slug } = await createPage(await signInOwner())
      const attendeeEmail = newEmail('vera')
      const starts = Array.from({ length: 40 }, (_, index) => inDays(3 + (index % 4)))
      const bookAt = (start: string) => book(slug, visitor(start, { attendeeEmail }))
      const statuses = (await Promise.all(starts.map(bookAt))).map((answer) => answer.status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(4)
      expect(statuses.filter((status) => status === 409)).toHaveLength(36)
      expect(await mailsTo(attendeeEmail)).toHaveLength(4)
    })
  })
})
