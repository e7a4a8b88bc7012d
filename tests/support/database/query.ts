import type { SQL } from 'drizzle-orm'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'

export async function query<T>(statement: SQL): Promise<T[]> {
  return rowsOf<T>(await database().execute(statement))
}
