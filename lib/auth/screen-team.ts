import { type Database, database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { findTeamBySlug } from '@/db/queries/teams/teams'
import type { Role } from '@/lib/shared/team-roles'

/** A team whose screens a member opens. */
export type ScreenTeam = { id: OwnerId; slug: string; name: string; role: Role }

/** Null for a slug of no team, and of one of which the person is no member. */
export function findScreenTeam(person: PersonId, slug: string, db: Database = database()): Promise<ScreenTeam | null> {
  return findTeamBySlug(db, person, slug)
}
