import { isNotNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CALENDAR_EVENT_ROLES, CALENDAR_EVENT_STATES, OWNER_EDITS } from '@/lib/shared/calendars/calendar-events'
import { INTEGRATION_TYPES } from '@/lib/shared/calendars/integration'
import { READ_FAILURES } from '@/lib/shared/calendars/read-failures'
import type { UnreadEvent } from '@/lib/shared/calendars/unread-event'
import { madeByKey } from './api-keys'
import { createdAt, id, instant, oneOf, updatedAt } from './columns'
import { users } from './users'

/** Id of the key that encrypted a token: its first eight characters. */
export const sealingKeyId = (token: AnyPgColumn) => sql`left(${token}, 8)`

/** Connections to other people's servers. Both tokens are encrypted, bound to their row. */
export const integrations = pgTable(
  'integrations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: INTEGRATION_TYPES }).notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    /** When the access token ends; the connection lasts as long as it can be renewed. */
    expiresAt: instant('expires_at'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull().default({}),
    /** The provider's own name for the account: connecting it again renews this row. */
    accountId: text('account_id'),
    /** Set when the provider refused to renew it: its owner has to connect again. */
    expiredAt: instant('expired_at'),
    /** Set when the owner was told by email. */
    expiryToldAt: instant('expiry_told_at'),
    /** Guests who found no times on a page because it is expired. */
    turnedAway: integer('turned_away').notNull().default(0),
    lastUsedAt: instant('last_used_at'),
    apiKeyId: madeByKey(),
    /** False from connecting until the owner has said what its calendars are for: presets hold meanwhile. */
    calendarsChosen: boolean('calendars_chosen').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('integrations_user_id_index').on(table.userId),
    index('integrations_api_key_index').on(table.apiKeyId).where(isNotNull(table.apiKeyId)),
    uniqueIndex('integrations_account_index').on(table.userId, table.type, table.accountId),
    index('integrations_type_account_index').on(table.type, table.accountId),
    index('integrations_access_token_key_index').on(sealingKeyId(table.accessToken), table.id),
    index('integrations_refresh_token_key_index').on(sealingKeyId(table.refreshToken), table.id),
    check('integrations_type', oneOf(table.type, INTEGRATION_TYPES)),
  ],
)

/** A connection under way: the owner is at the provider's consent screen. The key is the state's SHA-256 (hex). */
export const connectionAttempts = pgTable(
  'connection_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the session that began it: no other browser may finish it. */
    sessionHash: text('session_hash').notNull(),
    type: text('type', { enum: INTEGRATION_TYPES }).notNull(),
    /** Encrypted, bound to the state's hash. */
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('connection_attempts_expires_at_index').on(table.expiresAt)],
)

const integrationId = () =>
  uuid('integration_id')
    .notNull()
    .references(() => integrations.id, { onDelete: 'cascade' })

/** Busy times of a calendar, as read for one window of days. `periods` are [start, end) in epoch milliseconds. */
export const calendarBusy = pgTable(
  'calendar_busy',
  {
    integrationId: integrationId(),
    calendarId: text('calendar_id').notNull(),
    fromTime: instant('from_time').notNull(),
    toTime: instant('to_time').notNull(),
    periods: jsonb('periods').$type<[start: number, end: number][]>().notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.calendarId, table.fromTime] }),
    index('calendar_busy_read_at_index').on(table.readAt),
  ],
)

/** The sync state of a calendar, and its push channel. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    integrationId: integrationId(),
    calendarId: text('calendar_id').notNull(),
    cursor: text('cursor'),
    syncedAt: instant('synced_at'),
    /** Events in [from, to) are kept. */
    fromTime: instant('from_time'),
    toTime: instant('to_time'),
    /** Failure of the last read; null after a success. */
    errorCode: text('error_code', { enum: READ_FAILURES }),
    /** The same as a sentence; only releases up to 0.2 write it. */
    error: text('error'),
    /** Events of which something cannot be read, as far as they are shown. */
    unread: jsonb('unread').$type<UnreadEvent[]>().notNull().default([]),
    /** Last change that the channel reported; newer than the last read means stale. */
    changedAt: instant('changed_at'),
    channelId: text('channel_id').unique(),
    /** SHA-256 of the secret that comes with each of the channel's messages. */
    channelTokenHash: text('channel_token_hash'),
    channelResource: text('channel_resource'),
    channelExpiresAt: instant('channel_expires_at'),
    /** Next run in the background; claiming it postpones this, so that no other process takes it. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** The same for its channel. */
    watchDueAt: instant('watch_due_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.calendarId] }),
    index('calendar_feeds_due_index').on(table.dueAt),
    index('calendar_feeds_watch_due_index').on(table.watchDueAt),
    check('calendar_feeds_error_code', oneOf(table.errorCode, READ_FAILURES)),
  ],
)

/**
 * The wanted and the actual state of an event at a provider, for one meeting. There is no foreign key: a meeting may be
 * deleted before its events are cancelled.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id').notNull(),
    integrationId: integrationId(),
    /** The account's primary calendar when empty; always for a video provider. */
    calendarId: text('calendar_id').notNull().default(''),
    role: text('role', { enum: CALENDAR_EVENT_ROLES }).notNull(),
    state: text('state', { enum: CALENDAR_EVENT_STATES }).notNull().default('wanted'),
    externalId: text('external_id'),
    etag: text('etag'),
    /** UID of the event in calendar files. */
    icalUid: text('ical_uid'),
    joinUrl: text('join_url'),
    webLink: text('web_link'),
    password: text('password'),
    /** SEQUENCE of the meeting as it was written last. */
    writtenSequence: integer('written_sequence'),
    error: text('error'),
    ownerEdit: text('owner_edit', { enum: OWNER_EDITS }),
    /** The event's times in the calendar; null for a deleted event. */
    ownerEditStart: instant('owner_edit_start'),
    ownerEditEnd: instant('owner_edit_end'),
    /** Next check whether the row is still needed. */
    sweepAt: instant('sweep_at').notNull().default(sql`now() + interval '30 days'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('calendar_events_target_index').on(table.meetingId, table.integrationId, table.calendarId, table.role),
    index('calendar_events_external_id_index').on(table.integrationId, table.externalId),
    index('calendar_events_user_external_index').on(table.userId, table.externalId),
    index('calendar_events_user_ical_index').on(table.userId, table.icalUid),
    index('calendar_events_sweep_index').on(table.sweepAt),
    index('calendar_events_cancelled_index').on(table.updatedAt).where(sql`${table.state} = 'cancelled'`),
    check('calendar_events_role', oneOf(table.role, CALENDAR_EVENT_ROLES)),
    check('calendar_events_owner_edit', oneOf(table.ownerEdit, OWNER_EDITS)),
    check('calendar_events_state', oneOf(table.state, CALENDAR_EVENT_STATES)),
  ],
)
