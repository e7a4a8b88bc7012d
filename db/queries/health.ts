import { sql } from 'drizzle-orm'
import type { Database } from '../client'

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}
