import { createHash } from 'node:crypto'
import type { Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../client'
import { errorCode } from '../errors'
import { rowsOf } from './rows'

const dialect = new PgDialect()

/**
 * The prepared statement is missing, exists already, or its plan is outdated: because of a pooler, or of a changed
 * table.
 */
const REFUSED = /^(26000|42P05|0A000)$/
let isRefused = false

type Values = Record<string, unknown>

/**
 * A statement that is built once, with `sql.placeholder`s, and that Postgres keeps prepared: building and planning the
 * most frequent ones takes longer than running them. Its name is a hash of its text, so a name never means another
 * statement. If a pooler does not support prepared statements, they are sent unprepared from then on. That repeats an
 * attempt, so do not use this inside a transaction.
 */
export function prepareStatement<T>(statement: SQL): (db: Database, values: Values) => Promise<T[]> {
  const query = dialect.sqlToQuery(statement)
  const name = `slotform_${createHash('sha256').update(query.sql).digest('hex').slice(0, 16)}`
  return async (db, values) => {
    if (isRefused) return run<T>(db, query, undefined, values)
    try {
      return await run<T>(db, query, name, values)
    } catch (error) {
      if (!REFUSED.test(errorCode(error) ?? '')) throw error
      isRefused = true
      return run<T>(db, query, undefined, values)
    }
  }
}

/** For use inside a transaction: also built once, but not prepared. */
export function plainStatement<T>(statement: SQL): (tx: Database, values: Values) => Promise<T[]> {
  const query = dialect.sqlToQuery(statement)
  return (tx, values) => run<T>(tx, query, undefined, values)
}

async function run<T>(db: Database, query: Query, name: string | undefined, values: Values): Promise<T[]> {
  return rowsOf(await db._.session.prepareQuery(query, undefined, name, false).execute(values))
}
