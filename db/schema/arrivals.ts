import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Report } from '@/lib/shared/arrivals/api-shapes'
import { ARRIVAL_SOURCES } from '@/lib/shared/arrivals/lists'
import { instant, oneOf } from './columns'
import { users } from './users'

/** Runs that brought something from another tool, with the report of each. A report names no person. */
export const arrivals = pgTable(
  'arrivals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ARRIVAL_SOURCES }).notNull(),
    /** At the source, by its id or address there. */
    account: text('account').notNull(),
    at: instant('at').notNull(),
    /** New things, by their list. */
    added: jsonb('added').$type<Record<string, number>>().notNull(),
    report: jsonb('report').$type<Report>().notNull(),
  },
  (table) => [
    index('arrivals_user_id_index').on(table.userId, table.at),
    index('arrivals_at_index').on(table.at),
    check('arrivals_source', oneOf(table.source, ARRIVAL_SOURCES)),
  ],
)
