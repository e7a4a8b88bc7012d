import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { startServer, type TestServer } from '@/tests/support/server/server'
import { WITHOUT_LIMITS } from '@/tests/support/server/without-limits.mjs'
import type { Queryable } from './invariants'

/** A data folder of its own, or a chosen one, and the servers that work in it one after the other. */
export function openFolder(
  env: Record<string, string> = {},
  directory = mkdtempSync(path.join(tmpdir(), 'slotform-kit-')),
) {
  const servers: TestServer[] = []
  return {
    directory,
    start: async (more: Record<string, string> = {}) => {
      const server = await startServer({
        env: { DATABASE_URL: `file:${directory}`, ...WITHOUT_LIMITS, ...env, ...more },
      })
      servers.push(server)
      return server
    },
    /** Looks into the database while no server has it open. */
    look: async <T>(read: (database: Queryable) => Promise<T>): Promise<T> => {
      const database = new PGlite({ dataDir: path.join(directory, 'database'), extensions: { btree_gist, citext } })
      try {
        return await read(database)
      } finally {
        await database.close()
      }
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
