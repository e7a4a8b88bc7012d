import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { users } from './users'

/**
 * Mails to one attendee's or guest's address, over all owners. `key` is a keyed hash of the address. `used` may
 * exceed the limit: mails that are not refused are sent in later windows, of which each takes as many as the limit.
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
 * People of imported bookings whom an account has mailed. `key` as above: whoever has opened a link of one of these mails is known to
 * every account.
 */
export const importedPeople = pgTable(
  'imported_people',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** When the first mail to them may leave: later ones do not overtake it. */
    mailedAt: instant('mailed_at').notNull(),
    openedAt: instant('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('imported_people_opened_index').on(table.key).where(sql`${table.openedAt} is not null`),
    index('imported_people_mailed_at_index').on(table.mailedAt),
  ],
)

/**
 * The mails of one owner, by the day: those that strangers cause, those that the owner sends, those whose time has come (reminders); the
 * people of imported bookings who are mailed for the first time, by the day; and notices to the owner, by the hour. A window begins with its
 * first mail. The counts may exceed their limits, and `room` is, as above.
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
    timed: integer('timed').notNull().default(0),
    timedEndsAt: instant('timed_ends_at'),
    newPeople: integer('new_people').notNull().default(0),
    newPeopleEndsAt: instant('new_people_ends_at'),
    notices: integer('notices').notNull().default(0),
    noticesEndsAt: instant('notices_ends_at'),
    room: integer('room').notNull().default(0),
  },
  (table) => [check('owner_mail_counts_room', sql`${table.room} >= 0`)],
)
