import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users'

/**
 * What a run that goes on in portions has written so far, one row for each list: it is taken back where the process dies. Rows that
 * it changed are kept as they were. Empty when no run goes on.
 */
export const unfinishedRows = pgTable(
  'unfinished_rows',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    table: text('table_name').notNull(),
    key: text('key_name').notNull(),
    /** Written rows by their key; else changed ones, with what they were. */
    values: jsonb('values').$type<string[]>(),
    columns: jsonb('columns').$type<string[]>(),
    rows: jsonb('rows').$type<Record<string, unknown>[]>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
)
