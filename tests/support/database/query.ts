import { type SQL, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { OF_TESTS } from './routing/sent'

export async function query<T>(statement: SQL): Promise<T[]> {
  return rowsOf<T>(await database().execute(sql`${sql.raw(OF_TESTS)} ${statement}`))
}
