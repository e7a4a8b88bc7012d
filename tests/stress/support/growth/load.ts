import { createHash } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { connect, type DatabaseConnection } from '@/db/client'
import { migrate } from '@/db/migrate'
import { createDatabase } from '@/tests/support/database/postgres'
import { settle } from './due'
import { idOfInSql } from './ids'
import { calendars, type SealingKeys } from './rows-calendars'
import { forms } from './rows-forms'
import { outbox } from './rows-outbox'
import { people } from './rows-people'
import { scheduling } from './rows-scheduling'
import { teamRows } from './rows-teams'
import type { Size } from './sizes'

/**
 * The rows are inserted under this schema, 0009_calendars. Later migrations run with the data in place, as in an old
 * installation: they backfill their counts and dates for existing rows.
 */
const NEWEST_LOADED_AT = 1_795_255_941_511

export type Loaded = { size: Size; salt: string; url: string; name: string; connection: DatabaseConnection }

type Server = { url: string; superuserUrl: string }

/** A database of that size, all constraints held. */
export async function load(cluster: Server, size: Size, keys: SealingKeys): Promise<Loaded> {
  const salt = createHash('md5').update(size.name).digest('hex').slice(0, 8)
  const { url } = await createDatabase(cluster.url)
  const connection = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 10 })
  const name = new URL(url).pathname.slice(1)
  const migrations = readMigrationFiles({ migrationsFolder: 'drizzle' })
  await migrate(connection.db, {
    migrations: migrations.filter(({ folderMillis }) => folderMillis <= NEWEST_LOADED_AT),
  })
  const rows = [people, scheduling, forms, outbox].flatMap((make) => make(size))
  await asSuperuser(cluster.superuserUrl, name, async (client) => {
    // Keys are right by how the rows are made; to check each of them would take most of the time.
    await client.query(`set session_replication_role = replica; set timezone = 'UTC'; set synchronous_commit = off`)
    await client.query(idOfInSql(salt))
    await withoutIndexes(client, async () => {
      for (const statement of [...rows, ...calendars(size, keys)]) await client.query(statement)
    })
  })
  await migrate(connection.db, { isAlone: true })
  // Migrations before those of teams have nothing to do with them.
  await asSuperuser(cluster.superuserUrl, name, async (client) => {
    await client.query(`set session_replication_role = replica; set timezone = 'UTC'; set synchronous_commit = off`)
    await client.query(idOfInSql(salt))
    for (const statement of teamRows(size)) await client.query(statement)
  })
  await settle(connection.db)
  return { size, salt, url, name, connection }
}

/** Once all are loaded: what one database deletes stays in its way as long as another one is being written. */
export async function tidy(superuserUrl: string, { name }: Loaded): Promise<void> {
  await asSuperuser(superuserUrl, name, async (client) => {
    // Events of meetings long over would have gone one by one, and others have taken their place.
    await client.query('vacuum full calendar_events')
    await client.query('vacuum (analyze)')
  })
}

/** Indexes that are no constraints are made afterwards, in one go each. */
async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisunique
      and not exists (select 1 from pg_constraint k where k.conindid = c.oid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

async function asSuperuser(url: string, database: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const address = new URL(url)
  address.pathname = `/${database}`
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
