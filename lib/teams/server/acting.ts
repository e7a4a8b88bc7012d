import { database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { findActing } from '@/db/queries/teams/teams'
import type { Role } from '@/lib/shared/team-roles'

/** A team or a room that somebody may act for, and their role; null for any other account. */
export function findTeamAccount(
  person: PersonId,
  account: string,
): Promise<{ id: OwnerId; role: Role; isRoom: boolean } | null> {
  return findActing(database(), person, account)
}
