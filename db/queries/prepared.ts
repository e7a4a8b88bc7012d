import { createHash } from 'node:crypto'
import { is, Placeholder, type SQL } from 'drizzle-orm'
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
  const query = toNamedQuery(statement)
  const name = `slotform_${createHash('sha256').update(query.text).digest('hex').slice(0, 16)}`
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
  const query = toNamedQuery(statement)
  return (tx, values) => run<T>(tx, query, undefined, values)
}

type NamedQuery = { text: string; names: string[] }

/** One parameter for each placeholder's name: each costs the driver and Postgres the same again. */
function toNamedQuery(statement: SQL): NamedQuery {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const names = params.map((param) => {
    if (is(param, Placeholder)) return param.name
    throw new Error('A statement that is built once takes its values from placeholders')
  })
  const shared = [...new Set(names)]
  const place = (index: number) => shared.indexOf(names[index] as string) + 1
  return { text: text.replace(/\$(\d+)/g, (_, number) => `$${place(Number(number) - 1)}`), names: shared }
}

async function run<T>(
  db: Database,
  { text, names }: NamedQuery,
  name: string | undefined,
  values: Values,
): Promise<T[]> {
  const params = names.map((one) => {
    if (one in values) return values[one]
    throw new Error(`There is no value for ${one}`)
  })
  return rowsOf(await db._.session.prepareQuery({ sql: text, params }, undefined, name, false).execute())
}
