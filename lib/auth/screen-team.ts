import { type Database, database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import { findRoom } from '@/db/queries/teams/rooms'
import { findTeamBySlug } from '@/db/queries/teams/teams'
import { readAccount } from '@/lib/shared/owner-screens'
import { isLeading, type ShownRole } from '@/lib/shared/team-roles'
import { isUuid } from '@/lib/shared/text/uuid'

/** A team whose screens a member opens, or a room of it: then `slug` names both. */
export type ScreenTeam = { id: OwnerId; slug: string; name: string; role: ShownRole }

/** Null for a team or a room that is missing, of which the person is no member, or whose rooms they do not look after. */
export async function findScreenTeam(
  person: PersonId,
  slug: string,
  db: Database = database(),
): Promise<ScreenTeam | null> {
  const { team: teamSlug, room: id } = readAccount(slug)
  const team = await findTeamBySlug(db, person, teamSlug)
  if (!team || id === null) return team
  const room = isLeading(team.role) && isUuid(id) ? await findRoom(db, team.id, id) : null
  return room && { id: room.id, slug, name: room.name, role: 'room' }
}
