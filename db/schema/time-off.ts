import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { TIME_OFF_KINDS } from '@/lib/shared/time-off'
import { createdAt, id, oneOf } from './columns'
import { users } from './users'

/** Dates on which no page of an owner takes bookings, both inclusive, in the zone of the account. */
export const timeOff = pgTable(
  'time_off',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromDate: date('from_date').notNull(),
    toDate: date('to_date').notNull(),
    /** Wall-clock times of a part of a single date; null for whole dates. */
    startTime: text('start_time'),
    endTime: text('end_time'),
    title: text('title').notNull().default(''),
    /** Shown to visitors on a closed date; empty for nothing. */
    publicLabel: text('public_label').notNull().default(''),
    kind: text('kind', { enum: TIME_OFF_KINDS }).notNull().default('leave'),
    /** An inactive one closes nothing. */
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    // `to_date` early in the index skips what is over.
    index('time_off_user_id_index').on(table.userId, table.toDate),
    uniqueIndex('time_off_holiday_index')
      .on(table.userId, table.fromDate, table.title)
      .where(sql`${table.kind} = 'holiday'`),
    check('time_off_order', sql`${table.fromDate} <= ${table.toDate}`),
    check('time_off_times', sql`(${table.startTime} is null) = (${table.endTime} is null)`),
    check('time_off_single_date', sql`${table.startTime} is null or ${table.fromDate} = ${table.toDate}`),
    check('time_off_kind', oneOf(table.kind, TIME_OFF_KINDS)),
  ],
)
