import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns'
import { timeOff } from './time-off'
import { timeSlotBookings } from './time-slot-pages'
import { users } from './users'

/**
 * Times that an owner has offered to the attendee of a booking that is in the way of time off. Its link has the id and a signature
 * (lib/platform/tokens.ts). What became of it is read from the booking: it has another time, or is over.
 */
export const moveOffers = pgTable(
  'move_offers',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once it is deleted; the links that were sent go on to work. */
    timeOffId: uuid('time_off_id').references(() => timeOff.id, { onDelete: 'set null' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => timeSlotBookings.id, { onDelete: 'cascade' }),
    /** The start that the booking had when they were offered. */
    startTime: instant('start_time').notNull(),
    /** ISO instants, soonest first. */
    starts: jsonb('starts').$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // One mail for a booking and a time off, whatever races.
    uniqueIndex('move_offers_time_off_index').on(table.timeOffId, table.bookingId),
    index('move_offers_booking_index').on(table.bookingId),
    index('move_offers_user_id_index').on(table.userId),
    check('move_offers_starts', sql`jsonb_array_length(${table.starts}) between 1 and 3`),
  ],
)
