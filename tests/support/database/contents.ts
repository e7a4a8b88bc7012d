import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { listTables } from '@/lib/backup/catalog'

/** Every row of every table as Postgres writes it, so that two databases can be compared. */
export async function contentsOf(db: Database): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const table of await listTables(db)) {
    const rows = rowsOf<{ line: string }>(
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local timezone = 'UTC'`)
        return tx.execute(sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t order by 1`)
      }),
    )
    contents[table] = rows.map(({ line }) => line)
  }
  return contents
}
