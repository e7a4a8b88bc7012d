import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'
import { users } from './users'
import { timeSlotPages } from './visitor-pages'

/** Pages that were given to another account and whose bookings still follow them, in portions. */
export const pageTransfers = pgTable(
  'page_transfers',
  {
    pageId: uuid('page_id')
      .primaryKey()
      .references(() => timeSlotPages.id, { onDelete: 'cascade' }),
    /** The account that gave it. */
    fromId: uuid('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('page_transfers_from_id_index').on(table.fromId)],
)
