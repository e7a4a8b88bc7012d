import { database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { findActing, findTeam } from '@/db/queries/teams/teams'
import { teamAddress } from '@/lib/shared/owner-screens'
import type { Role } from '@/lib/shared/team-roles'

/** A team or a room that somebody may act for, and their role; null for any other account. */
export function findTeamAccount(
  person: PersonId,
  account: string,
): Promise<{ id: OwnerId; role: Role; isRoom: boolean } | null> {
  return findActing(database(), person, account)
}

/** Where the screens of the account begin: those of a team below its own address. */
export async function screensOf(person: PersonId, account: string): Promise<string> {
  const team = account === person ? null : await findTeam(database(), person, account)
  return team ? teamAddress(team.slug) : ''
}
