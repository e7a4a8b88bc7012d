import { isNotNull } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { MEETING_FEED_KINDS } from '@/lib/shared/meeting-feeds'
import { madeByKey } from './api-keys'
import { createdAt, id, instant, oneOf } from './columns'
import { users } from './users'
import { timeSlotPages } from './visitor-pages'

/** Addresses at which calendar programs read an owner's meetings. `calendar_feeds` are the calendars that we read. */
export const meetingFeeds = pgTable(
  'meeting_feeds',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the meetings of all pages, and those that the owner made. */
    pageId: uuid('page_id').references(() => timeSlotPages.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: MEETING_FEED_KINDS }).notNull(),
    /** SHA-256 of the token in the address, which is shown once. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Noted once an hour at most. */
    lastReadAt: instant('last_read_at'),
    apiKeyId: madeByKey(),
    createdAt: createdAt(),
  },
  (table) => [
    index('meeting_feeds_user_id_index').on(table.userId, table.createdAt),
    index('meeting_feeds_page_id_index').on(table.pageId),
    index('meeting_feeds_api_key_index').on(table.apiKeyId).where(isNotNull(table.apiKeyId)),
    check('meeting_feeds_kind', oneOf(table.kind, MEETING_FEED_KINDS)),
  ],
)
