import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import type { FollowUp, Reminder } from '@/lib/shared/booking-rules'
import type { GroupAssignment } from '@/lib/shared/hosts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@/lib/shared/languages'
import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS } from '@/lib/shared/retention'
import { BOOKING_STATUSES, CANCELLERS } from '@/lib/shared/statuses'
import { between, createdAt, id, instant, oneOf } from './columns'
import { users } from './users'
import { timeSlotPages } from './visitor-pages'

/** Wall-clock times in the page's zone; an end at or before the start lies on the next day. */
export const timeSlotAvailabilities = pgTable(
  'time_slot_availabilities',
  {
    id: id(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => timeSlotPages.id, { onDelete: 'cascade' }),
    dayOfWeek: smallint('day_of_week').notNull(),
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
  },
  (table) => [
    index('time_slot_availabilities_page_id_index').on(table.pageId),
    check('time_slot_availabilities_day_of_week', sql`${table.dayOfWeek} between 0 and 6`),
    check('time_slot_availabilities_start_time', sql`${table.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('time_slot_availabilities_end_time', sql`${table.endTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check(
      'time_slot_availabilities_not_empty',
      sql`${table.startTime} <> ${table.endTime} or ${table.startTime} = '00:00'`,
    ),
  ],
)

/**
 * The guards are the booking with the gaps of its page, as they were when it was written. Two exclusion constraints of the
 * migrations keep an owner's bookings apart by them: the later one starts outside the guard of the earlier one, and the
 * earlier one ends outside the guard of the later one, so that the larger gap holds. A booking outlives its page.
 */
export const timeSlotBookings = pgTable(
  'time_slot_bookings',
  {
    id: id(),
    pageId: uuid('page_id').references(() => timeSlotPages.id, { onDelete: 'set null' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    guardStart: instant('guard_start').notNull(),
    guardEnd: instant('guard_end').notNull(),
    /** Bookings of one occurrence may share their time: the booking's own id, or the account for one of a team. */
    occurrenceId: uuid('occurrence_id').notNull(),
    /**
     * Set for a row that is no booking of its own: it holds the time to which its attendee asks to move that booking, until
     * `expiresAt`. It is of the same occurrence, confirmed, and names nobody.
     */
    moveOf: uuid('move_of').references((): AnyPgColumn => timeSlotBookings.id, { onDelete: 'cascade' }),
    /**
     * Set for a row that is no booking of its own: it holds the time of that booking for one of its hosts, who is its user. It is
     * of no page, follows the booking, and names nobody else.
     */
    hostOf: uuid('host_of').references((): AnyPgColumn => timeSlotBookings.id, { onDelete: 'cascade' }),
    /** The name of the host's group. */
    hostGroup: text('host_group'),
    /** The host's place among those of the booking, in the order of the groups. */
    hostPlace: smallint('host_place'),
    /** How the hosts of a booking were chosen, as it was when they were; null for one without hosts. */
    assignment: jsonb('assignment').$type<GroupAssignment[]>(),
    attendeeName: text('attendee_name').notNull(),
    attendeeEmail: text('attendee_email').notNull(),
    attendeeTimezone: text('attendee_timezone').notNull().default('UTC'),
    /** As they chose while booking; null if it is unknown. */
    attendeeTimeFormat: text('attendee_time_format', { enum: TIME_FORMATS }),
    /** In which it was booked, and in which its people are told of it from then on. */
    language: text('language', { enum: LANGUAGE_CODES }).notNull().default(DEFAULT_LANGUAGE),
    status: text('status', { enum: BOOKING_STATUSES }).notNull().default('confirmed'),
    /** When a request is given up; null for a booking that needed no approval. */
    expiresAt: instant('expires_at'),
    /** The page's rules as they were when it was booked. */
    cancelNotice: integer('cancel_notice').notNull().default(0),
    moveNotice: integer('move_notice').notNull().default(0),
    maxMoves: integer('max_moves'),
    reminders: jsonb('reminders').$type<Reminder[]>().notNull().default([]),
    followUp: jsonb('follow_up').$type<FollowUp>(),
    /** Times that its attendee moved it. */
    moves: integer('moves').notNull().default(0),
    /** Email addresses of the people the attendee brings. */
    guests: jsonb('guests').$type<string[]>().notNull().default([]),
    isNoShow: boolean('is_no_show').notNull().default(false),
    /** The steps after booking; `historyOf` adds those that other columns tell. */
    history: jsonb('history').$type<HistoryEntry[]>().notNull().default([]),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: CANCELLERS }),
    cancelReason: text('cancel_reason'),
    /** Days after its end until its people are forgotten, once its page is deleted: until then the page's own count. */
    retentionDays: integer('retention_days'),
    /** It came by an import from another server: nobody has shown here that its people wanted it. */
    isImported: boolean('is_imported').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('time_slot_bookings_page_id_index').on(table.pageId, table.startTime),
    index('time_slot_bookings_user_id_start_time_index').on(table.userId, table.startTime),
    index('time_slot_bookings_requests_index')
      .on(table.userId, table.expiresAt)
      .where(sql`${table.status} = 'pending'`),
    index('time_slot_bookings_host_of_index').on(table.hostOf).where(sql`${table.hostOf} is not null`),
    // Serves the count of bookings that an account holds for others. Its own bookings are all of its rows but these and those of moves.
    index('time_slot_bookings_held_index')
      .on(table.userId, table.startTime, table.hostOf)
      .where(sql`${table.hostOf} is not null and ${table.moveOf} is null`),
    uniqueIndex('time_slot_bookings_move_of_index')
      .on(table.moveOf, table.userId)
      .where(sql`${table.moveOf} is not null`),
    index('time_slot_bookings_moves_index').on(table.userId, table.expiresAt).where(sql`${table.moveOf} is not null`),
    index('time_slot_bookings_people_index').on(table.pageId, table.startTime).where(sql`${table.attendeeEmail} <> ''`),
    index('time_slot_bookings_retention_index')
      .on(table.userId, table.retentionDays, table.startTime)
      .where(sql`${table.retentionDays} is not null and ${table.attendeeEmail} <> ''`),
    // Finds out whether somebody whom an import brought has booked here, with any owner.
    index('time_slot_bookings_booked_here_index')
      .on(sql`lower(${table.attendeeEmail})`)
      .where(sql`not ${table.isImported} and ${table.attendeeEmail} <> ''`),
    check('time_slot_bookings_end_after_start', sql`${table.endTime} > ${table.startTime}`),
    check('time_slot_bookings_guard_before_start', sql`${table.guardStart} <= ${table.startTime}`),
    check('time_slot_bookings_guard_after_end', sql`${table.guardEnd} >= ${table.endTime}`),
    check('time_slot_bookings_attendee_time_format', oneOf(table.attendeeTimeFormat, TIME_FORMATS)),
    check('time_slot_bookings_language', oneOf(table.language, LANGUAGE_CODES)),
    check('time_slot_bookings_move_of', sql`${table.moveOf} is null or ${table.expiresAt} is not null`),
    check('time_slot_bookings_status', oneOf(table.status, BOOKING_STATUSES)),
    check('time_slot_bookings_retention_days', between(table.retentionDays, MIN_RETENTION_DAYS, MAX_RETENTION_DAYS)),
  ],
)
