import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { teamMembers, userSettings, users } from '@/db/schema'
import type { Role } from '@/lib/shared/team-roles'
import { PERSON_EMAIL } from '../accounts/person-email'
import { rowsOf } from '../rows'
import { removeHost } from './page-hosts'

export type MemberRow = { account: string; name: string; email: string; role: Role; joinedAt: Date }

/** Oldest first. */
export function listMembers(db: Database, teamId: string): Promise<MemberRow[]> {
  return db
    .select({
      account: users.id,
      name: sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`,
      email: PERSON_EMAIL,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.personId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(users.id))
}

export async function countMembers(tx: Database, teamId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(teamMembers).where(eq(teamMembers.teamId, teamId))
  return row?.count ?? 0
}

export async function countOwners(tx: Database, teamId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'owner')))
  return row?.count ?? 0
}

export async function findRole(db: Database, teamId: string, personId: string): Promise<Role | null> {
  const [row] = await db.select({ role: teamMembers.role }).from(teamMembers).where(ofMember(teamId, personId))
  return row?.role ?? null
}

/** Keeps the role of somebody who is a member. */
export async function addMember(tx: Database, teamId: string, personId: string, role: Role): Promise<void> {
  await tx.insert(teamMembers).values({ teamId, personId, role }).onConflictDoNothing()
}

export async function setRole(tx: Database, teamId: string, personId: string, role: Role): Promise<void> {
  await tx.update(teamMembers).set({ role }).where(ofMember(teamId, personId))
}

/** Takes them out of the team's pages, too. */
export async function removeMember(tx: Database, teamId: OwnerId, personId: string): Promise<void> {
  await removeHost(tx, teamId, personId)
  await tx.delete(teamMembers).where(ofMember(teamId, personId))
}

function ofMember(teamId: string, personId: string) {
  return and(eq(teamMembers.teamId, teamId), eq(teamMembers.personId, personId))
}

/** Teams that would be left without an owner if the person went, and whether they have other members. By id. */
export async function listTeamsOfLastOwner(
  db: Database,
  person: PersonId,
): Promise<{ id: OwnerId; hasOthers: boolean }[]> {
  const rows = await db.execute(sql`
    select own.team_id as id, exists (
        select from team_members other where other.team_id = own.team_id and other.person_id <> own.person_id
      ) as "hasOthers"
    from team_members own where own.person_id = ${person}::uuid and own.role = 'owner' and not exists (
        select from team_members other
        where other.team_id = own.team_id and other.person_id <> own.person_id and other.role = 'owner'
      )
    order by own.team_id`)
  return rowsOf(rows)
}

/** In the order of their ids, so that no two calls wait for each other. */
export async function lockTeamsOf(tx: Database, person: PersonId): Promise<void> {
  await tx.execute(sql`
    select from users u where u.id in (select team_id from team_members where person_id = ${person}::uuid)
    order by u.id for no key update`)
}
