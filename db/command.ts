import { env } from '@/lib/platform/env'
import { connect, type Database, type DatabaseConnection } from './client'
import { explainDatabaseError } from './errors'
import { migrate } from './migrate'

/** Runs a command on the migrated database of the settings, and closes it. Throws an error whose message is one line. */
export async function withCommandDatabase<T>(run: (db: Database, applied: number) => Promise<T>): Promise<T> {
  const target = env().database
  const direct = target.kind === 'embedded' ? target : { ...target, url: target.migrationUrl }
  let connection: DatabaseConnection | undefined
  try {
    connection = await connect(direct, { max: 2 })
    const applied = await migrate(connection.db, { isAlone: target.kind === 'embedded' })
    return await run(connection.db, applied)
  } catch (error) {
    throw new Error(explainDatabaseError(error, target))
  } finally {
    await connection?.close().catch(() => {})
  }
}
