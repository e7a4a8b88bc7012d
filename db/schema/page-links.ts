import { isNotNull, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { madeByKey } from './api-keys'
import { createdAt, id, instant } from './columns'
import { timeSlotPages } from './visitor-pages'

/**
 * Links of a secret page. The address has the id and a signature (lib/platform/tokens.ts). A booking counts in the
 * statement that writes it, which holds the row; the check constraint is there in case that fails.
 */
export const pageLinks = pgTable(
  'page_links',
  {
    id: id(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => timeSlotPages.id, { onDelete: 'cascade' }),
    /** Bookings that it is good for; null for any number. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    expiresAt: instant('expires_at'),
    note: text('note').notNull().default(''),
    apiKeyId: madeByKey(),
    createdAt: createdAt(),
  },
  (table) => [
    index('page_links_page_id_index').on(table.pageId),
    index('page_links_api_key_index').on(table.apiKeyId).where(isNotNull(table.apiKeyId)),
    check('page_links_uses', sql`${table.uses} between 0 and coalesce(${table.maxUses}, ${table.uses})`),
  ],
)
