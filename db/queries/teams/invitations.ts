import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { teamInvitations, users } from '@/db/schema'
import type { Role } from '@/lib/shared/team-roles'

export type InvitationRow = { id: string; email: string; role: Role; createdAt: Date; expiresAt: Date }

const SHOWN = {
  id: teamInvitations.id,
  email: sql<string>`${teamInvitations.email}`,
  role: teamInvitations.role,
  createdAt: teamInvitations.createdAt,
  expiresAt: teamInvitations.expiresAt,
}

const isOpen = (now: Date) => and(isNull(teamInvitations.acceptedBy), gt(teamInvitations.expiresAt, now))

/** Oldest first. */
export function listInvitations(db: Database, teamId: string, now: Date): Promise<InvitationRow[]> {
  return db
    .select(SHOWN)
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), isOpen(now)))
    .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.id))
}

type NewInvitation = {
  teamId: string
  email: string
  role: Role
  tokenHash: string
  invitedBy: PersonId
  expiresAt: Date
}

/** Replaces the one to the same address that is open. */
export async function storeInvitation(tx: Database, invitation: NewInvitation, now: Date): Promise<InvitationRow> {
  const [row] = await tx
    .insert(teamInvitations)
    .values({ ...invitation, createdAt: now })
    .onConflictDoUpdate({
      target: [teamInvitations.teamId, teamInvitations.email],
      targetWhere: isNull(teamInvitations.acceptedBy),
      set: {
        id: sql`excluded.id`,
        role: invitation.role,
        tokenHash: invitation.tokenHash,
        invitedBy: invitation.invitedBy,
        expiresAt: invitation.expiresAt,
        createdAt: now,
      },
    })
    .returning(SHOWN)
  if (!row) throw new Error('The invitation was not written')
  return row
}

/** False when the team has no such open one. */
export async function deleteInvitation(tx: Database, teamId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(teamInvitations)
    .where(and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, teamId), isNull(teamInvitations.acceptedBy)))
    .returning({ id: teamInvitations.id })
  return rows.length > 0
}

/** Those of all teams to a person whose account goes. */
export async function deleteInvitationsTo(tx: Database, addresses: string[]): Promise<void> {
  await tx
    .delete(teamInvitations)
    .where(and(inArray(teamInvitations.email, addresses), isNull(teamInvitations.acceptedBy)))
}

export type FoundInvitation = InvitationRow & {
  teamId: string
  teamName: string
  invitedBy: string
  acceptedBy: string | null
}

/** By the SHA-256 of its token; null for one of a team that is about to be deleted. Expired and accepted ones too. */
export async function findInvitation(db: Database, tokenHash: string): Promise<FoundInvitation | null> {
  const nameOf = (id: typeof teamInvitations.teamId | typeof teamInvitations.invitedBy) => sql<string>`(
    select coalesce(nullif(s.full_name, ''), u.username) from users u left join user_settings s on s.user_id = u.id
    where u.id = ${id})`
  const [row] = await db
    .select({
      ...SHOWN,
      teamId: teamInvitations.teamId,
      teamName: nameOf(teamInvitations.teamId),
      invitedBy: sql<string>`coalesce(${nameOf(teamInvitations.invitedBy)}, '')`,
      acceptedBy: teamInvitations.acceptedBy,
    })
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.teamId))
    .where(and(eq(teamInvitations.tokenHash, tokenHash), isNull(users.deleteAt)))
  return row ?? null
}

export async function acceptInvitation(tx: Database, id: string, person: PersonId): Promise<void> {
  await tx.update(teamInvitations).set({ acceptedBy: person }).where(eq(teamInvitations.id, id))
}
