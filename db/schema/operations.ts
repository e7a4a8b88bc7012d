import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { CONFIRMATION_TEMPLATES, EVENTS_TEMPLATE, type HeldFor, TIMED_MAILS } from '@/lib/shared/outbox'
import { createdAt, id, instant, noneOf, oneOf } from './columns'
import { users } from './users'

/** Emails without an owner share one turn, like one owner. */
function ownerOf(userId: AnyPgColumn): SQL {
  return sql`coalesce(${userId}, '00000000-0000-0000-0000-000000000000'::uuid)`
}

export type OutboxLane = 'confirmations' | 'mails' | 'timed' | 'events'

/** Selects a lane's rows. The partial indexes and the queries share the text: parameters would match no index. */
export function laneConditions(template: SQLWrapper): Record<OutboxLane, SQL> {
  return {
    confirmations: oneOf(template, CONFIRMATION_TEMPLATES),
    mails: noneOf(template, [...CONFIRMATION_TEMPLATES, EVENTS_TEMPLATE, ...TIMED_MAILS]),
    timed: oneOf(template, TIMED_MAILS),
    events: sql`${template} = ${sql.raw(`'${EVENTS_TEMPLATE}'`)}`,
  }
}

/**
 * Jobs that follow a commit. `payload` is wiped when the row is done, and encrypted if it holds a link. A row is
 * waiting while `done_at` and `failed_at` are null.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id'),
    template: text('template').notNull(),
    payload: text('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** After this instant the row is given up. */
    expiresAt: instant('expires_at').notNull(),
    doneAt: instant('done_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
    /** Null for a row that is not held back. */
    heldFor: text('held_for').$type<HeldFor>(),
    /** The key of the mailbox of a held mail to an attendee or a guest, so that people can be counted. */
    recipient: text('recipient'),
    createdAt: createdAt(),
  },
  (table) => [
    // One index per lane, so that none reads past rows of another. Emails are ordered by owner, for round robin; timed ones,
    // which wait for weeks, by time, so that no search for due emails reads past them.
    index('outbox_confirmations_index')
      .on(ownerOf(table.userId), table.nextAttemptAt)
      .where(
        sql`${table.doneAt} is null and ${table.failedAt} is null and ${laneConditions(table.template).confirmations}`,
      ),
    index('outbox_turns_index')
      .on(ownerOf(table.userId), table.nextAttemptAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null and ${laneConditions(table.template).mails}`),
    index('outbox_timed_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null and ${laneConditions(table.template).timed}`),
    index('outbox_events_index')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null and ${laneConditions(table.template).events}`),
    index('outbox_meeting_index').on(table.meetingId).where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index('outbox_done_at_index').on(table.doneAt).where(sql`${table.doneAt} is not null`),
    index('outbox_failed_at_index').on(table.failedAt).where(sql`${table.failedAt} is not null`),
    // Partial, so that inserting a new row updates as few indexes as possible: a booking waits for it.
    index('outbox_sent_index').on(table.userId, table.doneAt).where(sql`${table.doneAt} is not null`),
    // All of an owner's, for erasing a person, and for the foreign key when the account is deleted.
    index('outbox_user_id_index').on(table.userId),
    index('outbox_held_index')
      .on(table.userId, table.recipient)
      .where(sql`${table.recipient} is not null and ${table.doneAt} is null and ${table.failedAt} is null`),
    index('outbox_failed_index').on(table.meetingId).where(sql`${table.failedAt} is not null`),
  ],
)

/** The embedded mailbox: mails kept here while no transport is set. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: id(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    calendarFile: text('calendar_file'),
    createdAt: createdAt(),
  },
  (table) => [index('mailbox_messages_created_at_index').on(table.createdAt)],
)

/** Only successes are kept: `response` is the response to the first request. `scope` is `page:ID` or `form:ID`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
  ],
)

/** Uses of limits that all processes count together (db/queries/rate-limits.ts). */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').primaryKey(), points: integer('points').notNull(), expire: instant('expire') },
  (table) => [index('rate_limits_expire_index').on(table.expire)],
)

/**
 * Recently changed visitor pages, so that other processes invalidate their caches. The `slug` column holds a path
 * without the first slash: `demo-intro` or `form/feedback-x7k2pq`.
 */
export const pageChanges = pgTable(
  'page_changes',
  { path: text('slug').primaryKey(), changedAt: instant('changed_at').notNull().defaultNow() },
  (table) => [index('page_changes_changed_at_index').on(table.changedAt)],
)

/** Work that one process at a time does for all of them. No other begins it before `due_at`. */
export const chores = pgTable('chores', { name: text('name').primaryKey(), dueAt: instant('due_at').notNull() })

/**
 * Addresses of deleted pages and forms. Only the owner they had may take one again while the row is there: mails and
 * other sites still link to it. A path is spelled as in page_changes.
 */
export const retiredPaths = pgTable(
  'retired_paths',
  {
    path: text('path').primaryKey(),
    /** No foreign key: the address stays reserved after the account is deleted. */
    userId: uuid('user_id').notNull(),
    retiredAt: instant('retired_at').notNull().defaultNow(),
  },
  (table) => [index('retired_paths_retired_at_index').on(table.retiredAt)],
)

export const contactMessages = pgTable('contact_messages', {
  id: id(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
})
