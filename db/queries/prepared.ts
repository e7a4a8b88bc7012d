import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../client'
import { errorCode } from '../faults'
import { rowsOf } from './rows'

const dialect = new PgDialect()
const names = new Map<string, string>()

/** No such prepared statement, there is one already, or its plan no longer fits: a pooler, or a changed table, is between. */
const REFUSED = /^(26000|42P05|0A000)$/
let isRefused = false

/**
 * Rows of a statement that Postgres keeps prepared: planning the busiest ones takes longer than running them. The name is
 * made of the text, so that a name never stands for another statement. Where a pooler hands each transaction to another
 * connection and does not know prepared statements, they are sent plainly from then on; for that an attempt may be
 * repeated, so this is not for use inside a transaction.
 */
export async function executePrepared<T>(db: Database, statement: SQL): Promise<T[]> {
  if (isRefused) return rowsOf(await db.execute(statement))
  const query = dialect.sqlToQuery(statement)
  try {
    return rowsOf(await db._.session.prepareQuery(query, undefined, nameOf(query.sql), false).execute())
  } catch (error) {
    if (!REFUSED.test(errorCode(error) ?? '')) throw error
    isRefused = true
    return rowsOf(await db.execute(statement))
  }
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `slotform_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}
