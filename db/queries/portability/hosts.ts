import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { teamMembers, userSettings, users } from '@/db/schema'
import { HOSTS_LOCATION } from '../meetings/hosts'
import { isTeam } from '../teams/rooms'

/** Members of a team by their addresses in lower case, its rooms by their names, of equal names the newest, and all of their ids. Null for an account that is no team. */
export async function findTeamHosts(
  tx: Database,
  team: OwnerId,
): Promise<{ members: Map<string, string>; rooms: Map<string, string>; ids: Set<string> } | null> {
  if (!(await isTeam(tx, team))) return null
  const rows = await tx
    .select({ id: users.id, kind: users.kind, email: users.email, name: userSettings.fullName })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(
      or(
        eq(users.teamId, team),
        inArray(
          users.id,
          tx.select({ id: teamMembers.personId }).from(teamMembers).where(eq(teamMembers.teamId, team)),
        ),
      ),
    )
    .orderBy(users.id)
  return {
    members: new Map(rows.flatMap(({ id, email }) => (email ? [[email.toLowerCase(), id]] : []))),
    rooms: new Map(rows.flatMap(({ id, kind, name }) => (kind === 'room' && name ? [[name, id]] : []))),
    ids: new Set(rows.map(({ id }) => id)),
  }
}

/** Gives each host of bookings a meeting of their own, beside those of the team, which have just been written. */
export async function insertMeetingsOfHosts(tx: Database, team: OwnerId, meetingIds: readonly string[]): Promise<void> {
  if (meetingIds.length === 0) return
  await tx.execute(sql`
    insert into meetings (id, user_id, booking_id, title, description, start_time, end_time, location, location_data, attendees,
      primary_source, status, ical_sequence, created_at, updated_at)
    select gen_random_uuid(), held.user_id, held.id, m.title, m.description, m.start_time, m.end_time, ${HOSTS_LOCATION}, m.location_data,
      m.attendees, m.primary_source, m.status, m.ical_sequence, m.created_at, m.updated_at
    from meetings m join time_slot_bookings held on held.host_of = m.booking_id and held.move_of is null
    where m.user_id = ${team}::uuid and m.id = any(${sql.param([...meetingIds])}::uuid[])
    on conflict do nothing`)
}

/** Before their bookings are deleted, which takes the rows of the hosts along. */
export async function deleteMeetingsOfHosts(db: Database, team: OwnerId, bookingIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from meetings own using time_slot_bookings held, time_slot_bookings b
    where own.booking_id = held.id and held.host_of = b.id and b.user_id = ${team}::uuid
      and b.id = any(${sql.param([...bookingIds])}::uuid[])`)
}
