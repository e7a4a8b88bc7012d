import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { teamMembers, userSettings, users } from '@/db/schema'
import type { OwnerLanguage } from '@/lib/shared/languages'
import type { Role } from '@/lib/shared/team-roles'

/** A team as one of its members sees it. */
export type TeamRow = {
  id: OwnerId
  name: string
  slug: string
  role: Role
  members: number
  createdAt: Date
  deleteAt: Date | null
}

/** A member has the team before them. */
const TEAM_ID = sql<OwnerId>`${users.id}`
const NAME = sql<string>`coalesce(nullif(${userSettings.fullName}, ''), ${users.username})`

/** By name. */
export function listTeams(db: Database, person: PersonId): Promise<TeamRow[]> {
  return selectTeams(db, person).orderBy(asc(sql`lower(${NAME})`), asc(users.id))
}

/** Null for one that is missing, and for one of which the person is no member. */
export async function findTeam(db: Database, person: PersonId, id: string): Promise<TeamRow | null> {
  const [row] = await selectTeams(db, person, eq(teamMembers.teamId, id))
  return row ?? null
}

/** The same for one whose account works. */
export async function findTeamBySlug(db: Database, person: PersonId, slug: string): Promise<TeamRow | null> {
  const [row] = await selectTeams(db, person, and(eq(users.username, slug), isNull(users.disabledAt)))
  return row ?? null
}

function selectTeams(db: Database, person: PersonId, which?: SQL) {
  return db
    .select({
      id: TEAM_ID,
      name: NAME,
      slug: users.username,
      role: teamMembers.role,
      members: sql<number>`(select count(*)::int from team_members others where others.team_id = ${users.id})`,
      createdAt: users.createdAt,
      deleteAt: users.deleteAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.teamId))
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(teamMembers.personId, person), which))
    .$dynamic()
}

export async function countTeams(tx: Database, person: PersonId): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(teamMembers).where(eq(teamMembers.personId, person))
  return row?.count ?? 0
}

/** `saved`: whether its zone was chosen by somebody. */
type NewTeam = {
  slug: string
  name: string
  timezone: string
  weekStartDay: number
  language: OwnerLanguage | null
  saved: boolean
}

/** In a transaction: a team with its first owner. Returns its id. Throws a unique violation where the slug is taken. */
export async function createTeam(
  tx: Database,
  person: PersonId,
  { slug, name, saved, ...clock }: NewTeam,
): Promise<OwnerId> {
  const [row] = await tx
    .insert(users)
    .values({ kind: 'team', username: slug, termsAccepted: true })
    .returning({ id: TEAM_ID })
  if (!row) throw new Error('The team was not written')
  const stamps = saved ? { savedAt: sql`now()` } : {}
  await tx.insert(userSettings).values({ userId: row.id, fullName: name, ...clock, ...stamps })
  await tx.insert(teamMembers).values({ teamId: row.id, personId: person, role: 'owner' })
  return row.id
}

/** The team whose booking somebody holds. */
export async function findTeamOf(db: Database, id: string): Promise<{ id: string; name: string; slug: string } | null> {
  const [row] = await db
    .select({ id: users.id, name: NAME, slug: users.username })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(users.id, id), eq(users.kind, 'team')))
  return row ?? null
}

export async function findTeamName(db: Database, id: OwnerId): Promise<string> {
  const [row] = await db
    .select({ name: NAME })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(eq(users.id, id))
  return row?.name ?? ''
}

/** An account that the person may act for, and as what; null for any other. A room has the role of its team. */
export async function findActing(
  db: Database,
  person: PersonId,
  account: string,
): Promise<{ id: OwnerId; role: Role; isRoom: boolean } | null> {
  const [row] = await db
    .select({ id: TEAM_ID, role: teamMembers.role, kind: users.kind })
    .from(users)
    .innerJoin(
      teamMembers,
      and(eq(teamMembers.teamId, sql`coalesce(${users.teamId}, ${users.id})`), eq(teamMembers.personId, person)),
    )
    .where(and(eq(users.id, account), sql`${users.disabledAt} is null`))
  return row ? { id: row.id, role: row.role, isRoom: row.kind === 'room' } : null
}
