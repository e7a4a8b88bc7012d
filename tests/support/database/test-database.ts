import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import { adoptConnection, connect, type DatabaseConnection } from '@/db/client'
import { giveTurns } from '@/db/drivers/give-turns'
import * as schema from '@/db/schema'
import { refuseSecondConnection } from './one-connection'
import { dropDatabase, runAs } from './postgres'
import { recorder } from './routing/sent'
import { TEMPLATE } from './template'

/** A database of this test file alone, a copy of the migrated one; which kind is TEST_DATABASE's choice. */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  const { connection, remove } =
    process.env.TEST_DATABASE === 'postgres' ? await openPostgres(TEMPLATE) : openEmbedded(embeddedTemplate())
  adoptConnection(connection)
  return async () => {
    await connection.close()
    await remove()
  }
}

/** Without any migration, for tests of a single one. */
export async function openEmptyDatabase(): Promise<Opened> {
  return process.env.TEST_DATABASE === 'postgres' ? openPostgres() : openEmbedded()
}

type Opened = { connection: DatabaseConnection; remove: () => Promise<void> }

const embeddedTemplate = () => ({ loadDataDir: new Blob([readFileSync(inject('embeddedTemplate'))]) })

function openEmbedded(options: { loadDataDir?: Blob } = {}): Opened {
  const pglite = new PGlite({ ...options, extensions: { btree_gist, citext } })
  giveTurns(pglite)
  return {
    connection: { db: drizzle(pglite, { schema, logger: recorder }), close: () => pglite.close() },
    remove: async () => {},
  }
}

async function openPostgres(template?: string): Promise<Opened> {
  const { url, remove } = await createTestDatabase(template)
  const connection = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 10 })
  refuseSecondConnection(connection.db)
  return { connection, remove }
}

/** A database on the cluster of this test run: empty, or a copy of `template`. */
export async function createTestDatabase(
  template = 'template1',
): Promise<{ url: string; remove: () => Promise<void> }> {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  // The other strategy, for servers that must not pause, writes the whole template into the log.
  await runAs(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => dropDatabase(adminUrl, name) }
}
