import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '@/lib/shared/team-roles'
import { citext, createdAt, id, instant, oneOf } from './columns'
import { users } from './users'

export const teamMembers = pgTable(
  'team_members',
  {
    teamId: uuid('team_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ROLES }).notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.personId] }),
    index('team_members_person_id_index').on(table.personId),
    check('team_members_role', oneOf(table.role, ROLES)),
  ],
)

/** `tokenHash` is the SHA-256 (hex) of the one in the mail. A row that was accepted stays, so that a repeat finds it. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: citext('email').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Null once their account is deleted. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('team_invitations_open').on(table.teamId, table.email).where(sql`${table.acceptedBy} is null`),
    index('team_invitations_invited_by_index').on(table.invitedBy),
    index('team_invitations_accepted_by_index').on(table.acceptedBy),
    index('team_invitations_expires_at_index').on(table.expiresAt),
    check('team_invitations_role', oneOf(table.role, ROLES)),
  ],
)
