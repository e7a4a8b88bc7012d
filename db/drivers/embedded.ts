import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { drizzle } from 'drizzle-orm/pglite'
import type { DatabaseConnection } from '../database-handle'
import { lockFolder } from '../folder-lock'
import * as schema from '../schema'
import { freeBytesOf, guardDisk } from './disk-guard'
import { checkFolderVersion } from './folder-version'

/** PostgreSQL inside this process. It has one connection: never await a mail or a request inside a transaction. */
export async function connectEmbedded(directory: string): Promise<DatabaseConnection> {
  const release = lockFolder(directory)
  try {
    checkFolderVersion(directory)
    const pglite = await PGlite.create({
      dataDir: path.join(directory, 'database'),
      extensions: { btree_gist, citext },
    })
    guardDisk(pglite, () => freeBytesOf(directory))
    return { db: drizzle(pglite, { schema }), close: () => pglite.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}
