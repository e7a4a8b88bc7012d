import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { DATE_FORMATS, TIME_FORMATS } from '@/lib/scheduling/clock-formats'
import { ACCOUNT_KINDS } from '@/lib/shared/accounts'
import { PICTURE_KINDS } from '@/lib/shared/brand'
import type { ProvedIdentity } from '@/lib/shared/identities'
import { OWNER_LANGUAGES } from '@/lib/shared/languages'
import type { StoredHolidays } from '@/lib/shared/time-off'
import { newId } from '../new-id'
import { bytea, citext, createdAt, id, instant, oneOf, updatedAt } from './columns'

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull().unique(),
    /** Only a person has one. */
    email: citext('email').unique(),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull().default('person'),
    /** The team that has the room; null for other accounts. */
    teamId: uuid('team_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    googleId: text('google_id').unique(),
    termsAccepted: boolean('terms_accepted').notNull().default(false),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** Set by the operator: sign-in is refused, and the account's pages and forms are closed. */
    disabledAt: instant('disabled_at'),
    /** Its owner has asked for its deletion, which is at this instant; signing in before takes it back. */
    deleteAt: instant('delete_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_delete_at_index').on(table.deleteAt).where(sql`${table.deleteAt} is not null`),
    index('users_team_id_index').on(table.teamId).where(sql`${table.teamId} is not null`),
    check('users_kind', oneOf(table.kind, ACCOUNT_KINDS)),
    check('users_email_of_person', sql`(${table.kind} = 'person') = (${table.email} is not null)`),
    check('users_team_of_room', sql`(${table.kind} = 'room') = (${table.teamId} is not null)`),
  ],
)

/** Who somebody is at the organisation's provider (OIDC): by issuer and subject, never by an address. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last sign-in by it. */
    lastAt: instant('last_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('identities_issuer_subject_index').on(table.issuer, table.subject),
    index('identities_user_id_index').on(table.userId),
  ],
)

/** Auth.js' sessions; the token is stored as its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    sessionToken: text('session_token').primaryKey(),
    /** By which its owner ends it: nothing that a list tells opens a session. */
    id: uuid('id').notNull().unique().defaultRandom().$defaultFn(newId),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires: instant('expires').notNull(),
    /** In words of our own (lib/auth/browser-name.ts); null for a browser that is not known. */
    browser: text('browser'),
    system: text('system'),
    /** Null for a session of a release that did not note it, until it is used. */
    lastUsedAt: instant('last_used_at'),
    /** The identity that signed in; null for a sign-in by mail. */
    identityId: uuid('identity_id').references(() => identities.id, { onDelete: 'set null' }),
    /** Which session at the provider began it: SHA-256 (hex) of issuer and `sid`. */
    providerSession: text('provider_session'),
    /** The group of admins of which they were a member at this sign-in: SHA-256 (hex) of issuer and OIDC_ADMINS. */
    adminGroup: text('admin_group'),
    /** Nothing reads it: a process of an earlier build, beside this one during a deployment, still writes it. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Use extends it no further than to this instant; null for the limit that all sessions have. */
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_index').on(table.expires),
    index('sessions_identity_id_index').on(table.identityId).where(sql`${table.identityId} is not null`),
    index('sessions_provider_session_index').on(table.providerSession).where(sql`${table.providerSession} is not null`),
  ],
)

/** A sign-in under way at the organisation's provider. The key is the state's SHA-256 (hex). */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser that began it: no other may finish it. */
    browserHash: text('browser_hash').notNull(),
    /** Encrypted, bound to the state's hash. */
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** The path to open afterwards. */
    next: text('next'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expires_at_index').on(table.expiresAt)],
)

/** Logout tokens of the provider that were used: SHA-256 (hex) of issuer and `jti`. */
export const logoutTokens = pgTable(
  'logout_tokens',
  {
    hash: text('hash').primaryKey(),
    /** Later than this it is refused for its age. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('logout_tokens_expires_at_index').on(table.expiresAt)],
)

/** `token` is the SHA-256 (hex) of the one in the mail. */
export const magicLinks = pgTable(
  'magic_links',
  {
    id: id(),
    email: citext('email').notNull(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    used: boolean('used').notNull().default(false),
    /** A keyed hash of who asked for it. A newer link replaces only older ones of the same requester. */
    requester: text('requester'),
    /** Opening the link joins it to the account. */
    identity: jsonb('identity').$type<ProvedIdentity>(),
    /** Made by the operator's command. */
    byOperator: boolean('by_operator').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('magic_links_email_index').on(table.email),
    index('magic_links_expires_at_index').on(table.expiresAt),
  ],
)

/** Faces and logos as they are served. A replaced one stays for a while, for mails and cached pages that show it. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PICTURE_KINDS }).notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
    /** Null while it is the current one. */
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    index('pictures_user_id_index').on(table.userId, table.kind),
    uniqueIndex('pictures_current').on(table.userId, table.kind).where(sql`${table.replacedAt} is null`),
    index('pictures_replaced_at_index').on(table.replacedAt).where(sql`${table.replacedAt} is not null`),
    check('pictures_kind', oneOf(table.kind, PICTURE_KINDS)),
    check('pictures_size', sql`octet_length(${table.bytes}) between 1 and 200000`),
  ],
)

export const userSettings = pgTable(
  'user_settings',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text('full_name').notNull().default(''),
    weekStartDay: smallint('week_start_day').notNull().default(1),
    timeFormat: text('time_format', { enum: TIME_FORMATS }).notNull().default('24h'),
    dateFormat: text('date_format', { enum: DATE_FORMATS }).notNull().default('MMM D YYYY'),
    timezone: text('timezone').notNull().default('UTC'),
    /** The owner's screens, mails and calendar events are in it; null until one is chosen. */
    language: text('language', { enum: OWNER_LANGUAGES }),
    defaultCalendars: jsonb('default_calendars').$type<string[]>().notNull().default([]),
    /** New pages check these for conflicts. */
    defaultConflictCalendars: jsonb('default_conflict_calendars').$type<string[]>().notNull().default([]),
    bio: text('bio').notNull().default(''),
    /** `#rrggbb`; empty for the product's own color. */
    accent: text('accent').notNull().default(''),
    /** Shows /u/{username} to everybody. */
    showProfile: boolean('show_profile').notNull().default(false),
    /** The region of the public holidays that are taken as time off; null without any. */
    holidays: jsonb('holidays').$type<StoredHolidays>(),
    /** Null until the owner saves for the first time. */
    savedAt: instant('saved_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('user_settings_week_start_day', sql`${table.weekStartDay} between 0 and 6`),
    check('user_settings_time_format', oneOf(table.timeFormat, TIME_FORMATS)),
    check('user_settings_date_format', oneOf(table.dateFormat, DATE_FORMATS)),
    check('user_settings_language', oneOf(table.language, OWNER_LANGUAGES)),
  ],
)
