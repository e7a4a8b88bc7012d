import type { DatabaseTarget } from '@/lib/platform/env'
import { connect, type Database } from './client'
import { migrate } from './migrate'

/**
 * Migrates at the start of a process, over the direct address if there is one, because a pooler may end long
 * statements.
 */
export async function migrateTarget(target: DatabaseTarget, db: Database): Promise<number> {
  if (target.kind === 'embedded') return migrate(db, { isAlone: true })
  const direct = await connect({ ...target, url: target.migrationUrl }, { max: 2 })
  try {
    return await migrate(direct.db)
  } finally {
    await direct.close()
  }
}
