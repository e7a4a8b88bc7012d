import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Availability } from '@/lib/scheduling/vocabulary'
import { HOST_ANSWERS, MAX_HOST_PRIORITY, MAX_HOST_WEIGHT, MAX_HOSTED_PER_DAY } from '@/lib/shared/hosts'
import { between, createdAt, instant, oneOf } from './columns'
import { users } from './users'
import { timeSlotPages } from './visitor-pages'

/** Members and rooms of a team who hold the bookings of a page. Calendars and hours are the host's own choice. */
export const pageHosts = pgTable(
  'page_hosts',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => timeSlotPages.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of their group in the list of the page, and of the host in the list of the group. */
    groupPlace: smallint('group_place').notNull(),
    place: smallint('place').notNull(),
    state: text('state', { enum: HOST_ANSWERS }).notNull().default('asked'),
    weight: integer('weight').notNull(),
    /** Lower numbers come first. */
    priority: smallint('priority').notNull(),
    /** Bookings of the page on one date of its zone. */
    maxPerDay: integer('max_per_day'),
    conflictCheckCalendars: jsonb('conflict_check_calendars').$type<string[]>().notNull().default([]),
    targetCalendars: jsonb('target_calendars').$type<string[]>().notNull().default([]),
    /** Hours that cut those of the page, in `timezone`; null for none. */
    availabilities: jsonb('availabilities').$type<Availability[]>(),
    /** Null for that of the page. */
    timezone: text('timezone'),
    /** Bookings that were given to them. */
    got: integer('got').notNull().default(0),
    /** Their share of the bookings for which they were free. */
    due: doublePrecision('due').notNull().default(0),
    /** When the last booking that they got was made, taken back or not. */
    lastMade: instant('last_made'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.accountId] }),
    index('page_hosts_account_id_index').on(table.accountId),
    check('page_hosts_state', oneOf(table.state, HOST_ANSWERS)),
    check('page_hosts_weight', between(table.weight, 1, MAX_HOST_WEIGHT)),
    check('page_hosts_priority', between(table.priority, 1, MAX_HOST_PRIORITY)),
    check(
      'page_hosts_max_per_day',
      sql`${table.maxPerDay} is null or ${between(table.maxPerDay, 1, MAX_HOSTED_PER_DAY)}`,
    ),
  ],
)
