// @module-tag server
import { neonConfig } from '@neondatabase/serverless'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { adoptConnection, connect, type DatabaseConnection } from '@/db/client'
import { isUniqueViolation } from '@/db/errors'
import { migrate } from '@/db/migrate'
import { deliverDue } from '@/lib/outbox/deliver'
import { book } from '@/tests/support/api/bookings'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { startNeonProxy } from '@/tests/support/database/neon-proxy'
import { createTestDatabase } from '@/tests/support/database/test-database'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

describe('adoptConnection', () => {
  describe('on the driver for Neon', () => {
    let connection: DatabaseConnection
    let cleanUp: () => Promise<void>

    beforeAll(async () => {
      const { hostname, port } = new URL(inject('postgresUrl'))
      const proxy = await startNeonProxy(hostname, Number(port))
      Object.assign(neonConfig, {
        wsProxy: () => proxy.address,
        useSecureWebSocket: false,
        pipelineTLS: false,
        pipelineConnect: false,
      })
      const { url, remove } = await createTestDatabase()
      connection = await connect({ kind: 'neon', url, migrationUrl: url }, { max: 4 })
      const outer = adoptConnection(connection)
      cleanUp = async () => {
        await deliverDue()
        if (outer) adoptConnection(outer)
        await connection.close()
        proxy.stop()
        await remove()
      }
    })

    afterAll(() => cleanUp())

    it('several starts at once migrate one after the other', async () => {
      const applied = await Promise.all([migrate(connection.db), migrate(connection.db), migrate(connection.db)])
      expect(applied.filter((count) => count > 0)).toHaveLength(1)
    })

    it('an owner signs in, publishes, and one of several visitors books, each in transactions', async () => {
      const { slug } = await createPage(await signInOwner())
      const attendeeEmail = newEmail('vera')
      const bookIt = () => book(slug, visitor(inDays(3), { attendeeEmail }))
      const statuses = (await Promise.all([bookIt(), bookIt(), bookIt()])).map((answer) => answer.status)
      expect(statuses.sort()).toEqual([201, 409, 409])
      expect(await mailsTo(attendeeEmail)).toHaveLength(1)
    })

    it('a transaction that throws leaves nothing behind', async () => {
      const broken = connection.db.transaction(async (tx) => {
        await tx.execute(sql`insert into users (email, username) values ('gone@example.com', 'gone')`)
        throw new Error('changed its mind')
      })
      await expect(broken).rejects.toThrow('changed its mind')
      const { rows } = (await connection.db.execute(sql`select 1 from users where username = 'gone'`)) as unknown as {
        rows: unknown[]
      }
      expect(rows).toEqual([])
    })

    it('a fault is told by the same code', async () => {
      const twice = connection.db.execute(sql`insert into users (email, username) select email, 'x' from users limit 1`)
      await expect(twice).rejects.toSatisfy(isUniqueViolation)
    })
  })
})
