import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../new-id'

/** Columns that every table spells alike. */
/** The product makes its ids itself; the database's default is for rows inserted by hand. */
export const id = () => uuid('id').primaryKey().defaultRandom().$defaultFn(newId)
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** `column in ('a', 'b')`, with the values written into the SQL as they are. Check constraints are derived from closed lists by it. */
export function oneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${literals(values)})`
}

export function noneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} not in (${literals(values)})`
}

/** A check constraint on whole numbers, both inclusive. */
export function between(column: SQLWrapper, min: number, max: number): SQL {
  return sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`
}

function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
