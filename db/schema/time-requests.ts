import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { TIME_REQUEST_STATES } from '@/lib/shared/time-requests'
import { createdAt, id, instant, oneOf } from './columns'
import { timeSlotBookings } from './time-slot-pages'
import { users } from './users'
import { timeSlotPages } from './visitor-pages'

/**
 * Times for which a guest asks on a page that does not offer them. It holds no time. The links of a suggestion have its id and a
 * signature (lib/platform/tokens.ts).
 */
export const timeRequests = pgTable(
  'time_requests',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pageId: uuid('page_id')
      .notNull()
      .references(() => timeSlotPages.id, { onDelete: 'cascade' }),
    attendeeName: text('attendee_name').notNull(),
    attendeeEmail: text('attendee_email').notNull(),
    attendeeTimezone: text('attendee_timezone').notNull(),
    attendeeTimeFormat: text('attendee_time_format', { enum: TIME_FORMATS }),
    language: text('language', { enum: LANGUAGE_CODES }).notNull(),
    note: text('note').notNull().default(''),
    /** In minutes. */
    duration: integer('duration').notNull(),
    /** The starts that are asked for: ISO instants, soonest first. */
    starts: jsonb('starts').$type<string[]>().notNull(),
    state: text('state', { enum: TIME_REQUEST_STATES }).notNull().default('open'),
    /** The starts that the owner suggests instead; null before. */
    suggested: jsonb('suggested').$type<string[]>(),
    /** What it became. */
    bookingId: uuid('booking_id').references(() => timeSlotBookings.id, { onDelete: 'set null' }),
    /** The last of its times: from then on nothing can become of it. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('time_requests_user_id_index').on(table.userId, table.expiresAt),
    index('time_requests_page_id_index').on(table.pageId),
    index('time_requests_booking_id_index').on(table.bookingId),
    index('time_requests_expires_at_index').on(table.expiresAt),
    check('time_requests_state', oneOf(table.state, TIME_REQUEST_STATES)),
    check('time_requests_language', oneOf(table.language, LANGUAGE_CODES)),
    check('time_requests_attendee_time_format', oneOf(table.attendeeTimeFormat, TIME_FORMATS)),
    check('time_requests_starts', sql`jsonb_array_length(${table.starts}) between 1 and 2`),
  ],
)
