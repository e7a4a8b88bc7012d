import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../new-id'

/** Columns that every table spells alike. */
/** The product makes its ids itself; the database's own default is for whoever writes rows by hand. */
export const id = () => uuid('id').primaryKey().defaultRandom().$defaultFn(newId)
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Text that compares without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** For a check constraint: the column holds one of the values, which are written into the SQL as they are. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
