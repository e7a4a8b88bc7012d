import { env } from '@/lib/env'
import { type Connection, connect } from './client'
import { explainDatabaseError } from './faults'
import { migrate } from './migrate'

/** `npm run migrate`: applies the migrations and ends. Returns the line to print; throws one whose message is the line. */
export async function runMigrations(): Promise<string> {
  const target = env().database
  const url = target.kind === 'embedded' ? target : { ...target, url: target.migrationUrl }
  let connection: Connection | undefined
  try {
    connection = await connect(url, { max: 1 })
    const applied = await migrate(connection.db)
    return applied === 0 ? 'The database is up to date.' : `Applied ${applied} migrations.`
  } catch (error) {
    throw new Error(explainDatabaseError(error, target))
  } finally {
    await connection?.close().catch(() => {})
  }
}
