import { connect } from '@/db/client'
import { migrate } from '@/db/migrate'
import { type Cluster, createDatabase, findQuickFolder, startPostgres } from './postgres'

/** A migrated database of a cluster, which test files copy instead of migrating one each. */
export const TEMPLATE = 'migrated'

export async function startPostgresWithTemplate(binFolder?: string): Promise<Cluster> {
  const cluster = await startPostgres({ binFolder, parentFolder: findQuickFolder() })
  const { url } = await createDatabase(cluster.url, TEMPLATE)
  const connection = await connect({ kind: 'postgres', url, migrationUrl: url }, { max: 2 })
  await migrate(connection.db)
  await connection.close()
  return cluster
}
