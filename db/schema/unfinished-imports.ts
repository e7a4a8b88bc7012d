import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** An import that was begun and did not come to its end: the same zip goes on with it. */
export const unfinishedImports = pgTable('unfinished_imports', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The SHA-256 of the zip. */
  zip: text('zip').notNull(),
  begunAt: instant('begun_at').notNull(),
})
