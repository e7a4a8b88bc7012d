import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LINK_KINDS } from '@/lib/shared/portability'
import { createdAt, oneOf } from './columns'
import { users } from './users'

/**
 * Links that another server signed, of bookings, meetings and pages that were imported from there. A row is read only when a link is none
 * that this server signed, and is left when its target is deleted: it leads nowhere then.
 */
export const carriedLinks = pgTable(
  'carried_links',
  {
    /** SHA-256 (hex) of the link's token. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LINK_KINDS }).notNull(),
    /** The booking, the meeting, or the link of a page. */
    targetId: uuid('target_id').notNull(),
    /** The address of the guest who can leave by it. */
    guest: text('guest'),
    createdAt: createdAt(),
  },
  (table) => [
    index('carried_links_user_id_index').on(table.userId, table.hash),
    check('carried_links_kind', oneOf(table.kind, LINK_KINDS)),
  ],
)
