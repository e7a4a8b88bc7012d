import { type Database, database } from '@/db/client'
import type { PersonId } from '@/db/owner-id'
import { findTeam, type TeamRow } from '@/db/queries/teams/teams'
import { AppError } from '@/lib/shared/errors'
import { isLeading } from '@/lib/shared/team-roles'

/** A team as one of its members. Throws 404 to everybody else, as for one that is missing. */
export async function requireMember(person: PersonId, id: string, db: Database = database()): Promise<TeamRow> {
  const team = await findTeam(db, person, id)
  if (!team) throw new AppError('team_not_found')
  return team
}

/** The same as an owner or admin of it. Throws 403 to others. */
export async function requireLeading(person: PersonId, id: string, db: Database = database()): Promise<TeamRow> {
  return asLeading(await requireMember(person, id, db))
}

export function asLeading(team: TeamRow): TeamRow {
  if (!isLeading(team.role)) throw refusedRole(team)
  return team
}

/** For what only an owner of a team does. */
export function asTeamOwner(team: TeamRow): TeamRow {
  if (team.role !== 'owner') throw refusedRole(team)
  return team
}

export function refusedRole({ role }: Pick<TeamRow, 'role'>): AppError {
  return new AppError('role', { facts: { role, scope: null } })
}
