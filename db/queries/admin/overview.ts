import { sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { rowsOf } from '../rows'

export type Counts = {
  accounts: number
  pages: number
  forms: number
  working: number
  expired: number
  usedBytes: number
}

/** Of whole tables that grow with accounts only, never with bookings or responses; files by what the database knows. */
export async function readCounts(db: Database): Promise<Counts> {
  const rows = await db.execute(sql`
    select (select count(*)::int from users) as accounts,
      (select count(*)::int from time_slot_pages) as pages,
      (select count(*)::int from forms) as forms,
      (select count(*)::int from integrations where expired_at is null) as working,
      (select count(*)::int from integrations where expired_at is not null) as expired,
      pg_database_size(current_database())::float8 as "usedBytes"`)
  const [row] = rowsOf<Counts>(rows)
  if (!row) throw new Error('The counts were not read')
  return row
}

export async function sumFileSizes(db: Database): Promise<number> {
  const rows = await db.execute(
    sql`select coalesce(sum(size), 0)::float8 as bytes from form_files where state = 'kept'`,
  )
  return rowsOf<{ bytes: number }>(rows)[0]?.bytes ?? 0
}
