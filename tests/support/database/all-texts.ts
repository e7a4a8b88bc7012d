import { sql } from 'drizzle-orm'
import { query } from './query'

/** The tables, and how many of their rows hold a text anywhere, in any case, as `table: rows`. */
export async function findText(text: string, except: readonly string[] = []): Promise<string[]> {
  const tables = await query<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const found: string[] = []
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const [row] = await query<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(name)} t where position(${text.toLowerCase()} in lower(t::text)) > 0`)
    if (row && row.count > 0) found.push(`${name}: ${row.count}`)
  }
  return found
}
