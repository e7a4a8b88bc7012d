// @module-tag server
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connect, type DatabaseConnection } from '@/db/client'
import { migrate, readMigrations } from '@/db/migrate'
import { rowsOf } from '@/db/queries/rows'
import { createTestDatabase } from '@/tests/support/database/test-database'

const migrations = readMigrations()
const isIndexFile = ({ sql: [first = ''] }: (typeof migrations)[number]) => first.startsWith('-- no transaction')
const firstIndexFile = migrations.findIndex(isIndexFile)
const before = migrations.slice(0, firstIndexFile)
const withIndexes = migrations.slice(0, firstIndexFile + 1)

describe('migrate', () => {
  describe('indexes that are added to a database in use', () => {
    let url: string
    let connection: DatabaseConnection
    let remove: () => Promise<void>
    const clients: Client[] = []

    beforeEach(async () => {
      ;({ url, remove } = await createTestDatabase())
      connection = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 8 })
      await migrate(connection.db, { migrations: before })
    })

    afterEach(async () => {
      await Promise.all(clients.splice(0).map((client) => client.end().catch(() => {})))
      await connection.close()
      await remove()
    })

    it('let others write while they wait for a transaction that has written', async () => {
      const writer = await openClient()
      await writer.query('begin')
      await writer.query(`insert into rate_limits values ('first', 1)`)
      const migrated = migrate(connection.db, { migrations: withIndexes })
      await waitForBuild('rate_limits_expire_index')
      const other = await openClient()
      await other.query(`set lock_timeout = '5s'`)
      await other.query(`insert into rate_limits values ('second', 1)`)
      await writer.query('commit')
      expect(await migrated).toBe(1)
      expect(await listInvalid()).toEqual([])
    })

    it('are built anew where a try before was interrupted', async () => {
      const writer = await openClient()
      await writer.query('begin')
      await writer.query(`insert into rate_limits values ('first', 1)`)
      const builder = await openClient()
      const built = builder.query('create index concurrently rate_limits_expire_index on rate_limits (expire)')
      built.catch(() => {})
      await waitForBuild('rate_limits_expire_index')
      await connection.db.execute(sql`
      select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'create index concurrently%' and pid <> pg_backend_pid()`)
      await expect(built).rejects.toThrow('canceling statement')
      await writer.query('rollback')
      expect(await listInvalid()).toEqual(['rate_limits_expire_index'])
      expect(await migrate(connection.db, { migrations: withIndexes })).toBe(1)
      expect(await listInvalid()).toEqual([])
      expect(await findIndex('rate_limits_expire_index')).toBe(true)
    })

    it('are built by one of three processes that start at once', async () => {
      const starts = Array.from({ length: 3 }, () => migrate(connection.db, { migrations: withIndexes }))
      expect((await Promise.all(starts)).sort()).toEqual([0, 0, 1])
      expect(await listInvalid()).toEqual([])
    })

    it('are built by another process when the one that began is gone', async () => {
      await connection.db.execute(sql`
      create table drizzle.migration_lease (only_row boolean primary key default true, holder uuid not null, leased_until timestamptz not null)`)
      await connection.db.execute(sql`
      insert into drizzle.migration_lease (holder, leased_until) values (gen_random_uuid(), now() - interval '1 second')`)
      expect(await migrate(connection.db, { migrations: withIndexes })).toBe(1)
    })

    it('are found there by a second run', async () => {
      await migrate(connection.db, { migrations: withIndexes })
      expect(await migrate(connection.db, { migrations: withIndexes })).toBe(0)
    })

    async function openClient(): Promise<Client> {
      const client = new Client({ connectionString: url })
      clients.push(client)
      await client.connect()
      return client
    }

    /** Until the server builds it, which takes as long as the writer's transaction. */
    async function waitForBuild(name: string): Promise<void> {
      await expect.poll(() => findBuild(name), { timeout: 30_000, interval: 20 }).toBe(true)
    }

    async function findBuild(name: string): Promise<boolean> {
      return isThere(sql`select from pg_stat_progress_create_index where index_relid = to_regclass(${name})`)
    }

    async function findIndex(name: string): Promise<boolean> {
      return isThere(sql`select from pg_index where indexrelid = to_regclass(${name}) and indisvalid`)
    }

    async function isThere(query: ReturnType<typeof sql>): Promise<boolean> {
      return rowsOf(await connection.db.execute(query)).length > 0
    }

    async function listInvalid(): Promise<string[]> {
      const rows = rowsOf<{ name: string }>(
        await connection.db.execute(sql`select indexrelid::regclass::text as name from pg_index where not indisvalid`),
      )
      return rows.map(({ name }) => name)
    }
  })
})

describe('0020_owner_edits_of_events', () => {
  const index = migrations.findIndex(({ sql: [first = ''] }) => first.includes('"owner_edit"'))
  let connection: DatabaseConnection
  let remove: () => Promise<void>

  beforeEach(async () => {
    const created = await createTestDatabase()
    remove = created.remove
    connection = await connect({ kind: 'postgres', url: created.url, migrationUrl: created.url }, { max: 2 })
    await migrate(connection.db, { migrations: migrations.slice(0, index) })
  })

  afterEach(async () => {
    await connection.close()
    await remove()
  })

  it('reads the edits of owners out of the words of the release before', async () => {
    const times = '2026-06-03T14:00:00.000Z 2026-06-03T14:30:00.000Z'
    await connection.db.execute(sql`
      with owner as (insert into users (email, username) values ('ada@example.com', 'ada') returning id),
      account as (insert into integrations (user_id, type) select id, 'zoom' from owner returning id, user_id)
      insert into calendar_events (user_id, meeting_id, integration_id, role, state, error)
      select user_id, gen_random_uuid(), id, 'main', state, error from account, (values
        ('failed', 'deleted-there'), ('failed', ${`moved-there ${times}`}), ('made', ${`left-there ${times}`}),
        ('failed', 'forbidden'), ('made', null)) as rows (state, error)`)
    await migrate(connection.db, { migrations: migrations.slice(0, index + 1) })
    const rows = rowsOf(
      await connection.db.execute(sql`
        select state, owner_edit as edit, to_char(owner_edit_start at time zone 'UTC', 'HH24:MI') as start,
          to_char(owner_edit_end at time zone 'UTC', 'HH24:MI') as end from calendar_events order by state, owner_edit`),
    )
    expect(rows).toEqual([
      { state: 'failed', edit: 'deleted', start: null, end: null },
      { state: 'failed', edit: 'moved', start: '14:00', end: '14:30' },
      { state: 'failed', edit: null, start: null, end: null },
      { state: 'made', edit: 'kept', start: '14:00', end: '14:30' },
      { state: 'made', edit: null, start: null, end: null },
    ])
  })
})
