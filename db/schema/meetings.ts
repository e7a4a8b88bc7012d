import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type LocationData, MEETING_LOCATIONS } from '@/lib/shared/calendars/locations'
import { MEETING_SOURCES, OWN_SOURCES } from '@/lib/shared/calendars/sources'
import { MEETING_STATUSES } from '@/lib/shared/statuses'
import { createdAt, id, instant, oneOf, updatedAt } from './columns'
import { integrations } from './integrations'
import { timeSlotBookings } from './time-slot-pages'
import { users } from './users'

export type StoredLocationData = LocationData & {
  /** UID of an event that was read from a calendar: the same one may be in several. Never part of a response. */
  icalUid?: string
}

/** The event that a calendar's provider made of a meeting. */
export const providerEventId = (table: { locationData: AnyPgColumn }) =>
  sql`coalesce(${table.locationData} ->> 'googleEventId', ${table.locationData} ->> 'outlookEventId')`

export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The booking that made this meeting, for source time_slot. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => timeSlotBookings.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    location: text('location', { enum: MEETING_LOCATIONS }).notNull().default('custom'),
    locationData: jsonb('location_data').$type<StoredLocationData>().notNull().default({}),
    attendees: jsonb('attendees').$type<string[]>().notNull().default([]),
    primarySource: text('primary_source', { enum: MEETING_SOURCES }).notNull().default('platform'),
    status: text('status', { enum: MEETING_STATUSES }).notNull().default('confirmed'),
    /** Calendars in which the owner wants it, as choices (`google_{integrationId}`). */
    targetCalendars: jsonb('target_calendars').$type<string[]>().notNull().default([]),
    /** The calendar from which it was read, for sources google and outlook. */
    integrationId: uuid('integration_id').references(() => integrations.id, { onDelete: 'cascade' }),
    externalCalendarId: text('external_calendar_id'),
    externalId: text('external_id'),
    /** True when the same event of another calendar is shown instead. */
    isHidden: boolean('is_hidden').notNull().default(false),
    /** UID under which its people know it, if another tool invited them before it was imported. */
    icalUid: text('ical_uid'),
    /** SEQUENCE of the last calendar file that was sent for it. */
    icalSequence: integer('ical_sequence').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('meetings_user_id_start_time_index').on(table.userId, table.startTime),
    index('meetings_user_id_updated_at_index').on(table.userId, table.updatedAt),
    // `end_time` early in the index skips past meetings, which no visitor's request needs.
    index('meetings_busy_index')
      .on(table.userId, table.endTime)
      .where(sql`${table.status} <> 'cancelled' and ${oneOf(table.primarySource, OWN_SOURCES)}`),
    // Includes the source and the booking, so that lists by source and by host are found in it alone.
    index('meetings_shown_index')
      .on(table.userId, table.startTime, table.id, table.primarySource, table.bookingId)
      .where(sql`not ${table.isHidden}`),
    // Its few distinct keys take seven bytes a meeting: a list says how many there are of a source, or of all.
    index('meetings_source_index').on(table.userId, table.primarySource).where(sql`not ${table.isHidden}`),
    index('meetings_hidden_index').on(table.userId, table.startTime).where(sql`${table.isHidden}`),
    // The few long meetings, which may overlap a range although they began long before it.
    index('meetings_long_index')
      .on(table.userId, table.endTime)
      .where(sql`${table.endTime} - ${table.startTime} > interval '7 days'`),
    index('meetings_integration_id_index').on(table.integrationId).where(sql`${table.integrationId} is not null`),
    index('meetings_ical_uid_index').on(table.userId, table.icalUid).where(sql`${table.icalUid} is not null`),
    index('meetings_provider_event_index')
      .on(table.userId, providerEventId(table))
      .where(sql`${oneOf(table.primarySource, OWN_SOURCES)} and ${providerEventId(table)} is not null`),
    uniqueIndex('meetings_external_index')
      .on(table.integrationId, table.externalCalendarId, table.externalId)
      .where(sql`${table.externalId} is not null`),
    check('meetings_end_after_start', sql`${table.endTime} > ${table.startTime}`),
    check('meetings_location', oneOf(table.location, MEETING_LOCATIONS)),
    check('meetings_primary_source', oneOf(table.primarySource, MEETING_SOURCES)),
    check('meetings_status', oneOf(table.status, MEETING_STATUSES)),
  ],
)
