import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { drizzle } from 'drizzle-orm/pglite'
import type { Connection } from '../client'
import { lockFolder } from '../folder-lock'
import * as schema from '../schema'

/** PostgreSQL inside this process. It has one connection: never await a mail or a request inside a transaction. */
export async function connectEmbedded(directory: string): Promise<Connection> {
  const release = lockFolder(directory)
  const pglite = new PGlite({ dataDir: path.join(directory, 'database'), extensions: { btree_gist, citext } })
  const close = () => pglite.close().finally(release)
  try {
    await pglite.waitReady
  } catch (error) {
    release()
    throw error
  }
  return { db: drizzle(pglite, { schema }), close }
}
