import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/** People whom an owner has erased. The address is not kept: `hash` is a keyed hash of it. */
export const erasedPeople = pgTable(
  'erased_people',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    /** Data from before this instant is erased; somebody who comes again later stays. */
    erasedAt: instant('erased_at').notNull(),
    /** Null while some of it is left to do. */
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('erased_people_open_index').on(table.erasedAt).where(sql`${table.doneAt} is null`),
  ],
)
