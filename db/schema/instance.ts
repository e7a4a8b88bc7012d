import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AuditAct, AuditFacts } from '@/lib/shared/audit'
import { OWNER_LANGUAGES } from '@/lib/shared/languages'
import { SIGN_UP_MODES } from '@/lib/shared/sign-up'
import { citext, createdAt, id, instant, oneOf, updatedAt } from './columns'

/** What admins have set for all of the server, in one row. Null goes back to the environment. */
export const instance = pgTable(
  'instance',
  {
    id: smallint('id').primaryKey().default(1),
    name: text('name'),
    signUp: text('sign_up', { enum: SIGN_UP_MODES }),
    /** `@domain` each, with ASCII domains. */
    signUpDomains: text('sign_up_domains').array(),
    imprintUrl: text('imprint_url'),
    privacyUrl: text('privacy_url'),
    termsUrl: text('terms_url'),
    supportUrl: text('support_url'),
    /** Of new accounts whose browser asks for another one. */
    language: text('language', { enum: OWNER_LANGUAGES }),
    /** Of new accounts. */
    timezone: text('timezone'),
    /** When the last backup was written. */
    backedUpAt: instant('backed_up_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('instance_one_row', sql`${table.id} = 1`),
    check('instance_sign_up', oneOf(table.signUp, SIGN_UP_MODES)),
    check('instance_language', oneOf(table.language, OWNER_LANGUAGES)),
  ],
)

/**
 * Acts of admins, of operators on the command line, and of sign-in with the organization. A trigger refuses UPDATE, DELETE and
 * TRUNCATE. Without foreign keys: the row of a deleted account stays, and its ids name nobody.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    /** The id of an account, `cli` or `system`. */
    actor: text('actor').notNull(),
    act: text('act').$type<AuditAct>().notNull(),
    target: uuid('target'),
    facts: jsonb('facts').$type<AuditFacts>().notNull().default({}),
  },
  (table) => [
    index('audit_log_at_index').on(table.at, table.id),
    // Few of them among all that admins do; the overview asks for one until there is one.
    index('audit_log_test_mails_index').on(table.at).where(sql`${table.act} = 'mail.test'`),
    check('audit_log_actor', sql`${table.actor} in ('cli', 'system') or ${table.actor} ~ '^[0-9a-f-]{36}$'`),
    check('audit_log_facts', sql`pg_column_size(${table.facts}) <= 4000`),
  ],
)

/** Addresses that may get an account by a mail. Its link, if it has one, is the row of `magic_links` with the same id. */
export const signUpInvitations = pgTable(
  'sign_up_invitations',
  {
    id: id(),
    email: citext('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When an account was made for the address, or the link was opened. */
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('sign_up_invitations_open').on(table.email).where(sql`${table.usedAt} is null`),
    index('sign_up_invitations_expires_at_index').on(table.expiresAt),
  ],
)

/** Refusals of each limit by the hour, counted in memory and added now and then. */
export const limitRefusals = pgTable(
  'limit_refusals',
  { name: text('name').notNull(), hour: instant('hour').notNull(), count: integer('count').notNull() },
  (table) => [primaryKey({ columns: [table.hour, table.name] })],
)
