import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/**
 * Mails that visitors' actions caused to one address, over all owners. `key` is a keyed hash of the address. `used` may
 * exceed the limit: cancellations are never refused but sent in later windows, of which each takes as many as the limit.
 * `room` is what a write that may be refused leaves of its window: a negative one refuses the whole statement.
 */
export const recipientMailCounts = pgTable(
  'recipient_mail_counts',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    room: integer('room').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    check('recipient_mail_counts_room', sql`${table.room} >= 0`),
    index('recipient_mail_counts_ends_at_index').on(table.endsAt),
  ],
)

/**
 * The mails of one owner: those that strangers cause and those that the owner sends, by the day, and notices to the owner,
 * by the hour. A window begins with its first mail. `room` as above.
 */
export const ownerMailCounts = pgTable(
  'owner_mail_counts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    strangers: integer('strangers').notNull().default(0),
    strangersEndsAt: instant('strangers_ends_at'),
    own: integer('own').notNull().default(0),
    ownEndsAt: instant('own_ends_at'),
    notices: integer('notices').notNull().default(0),
    noticesEndsAt: instant('notices_ends_at'),
    room: integer('room').notNull().default(0),
  },
  (table) => [check('owner_mail_counts_room', sql`${table.room} >= 0`)],
)
