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
import { giveTurns } from './give-turns'

/** A quarter of its preset: 100 MB less in memory, and scans of a table of 60 MB take 2 to 10 % longer. */
const SHARED_BUFFERS = '32MB'

/** PostgreSQL inside this process. It has one connection: never await a mail or a request inside a transaction. */
export async function connectEmbedded(directory: string): Promise<DatabaseConnection> {
  const release = lockFolder(directory)
  try {
    checkFolderVersion(directory)
    const pglite = await PGlite.create({
      dataDir: path.join(directory, 'database'),
      extensions: { btree_gist, citext },
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    })
    guardDisk(pglite, () => freeBytesOf(directory))
    giveTurns(pglite)
    return { db: drizzle(pglite, { schema }), close: () => pglite.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}
