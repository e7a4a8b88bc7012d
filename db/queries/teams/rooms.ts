import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { userSettings, users } from '@/db/schema'

export type RoomRow = { id: OwnerId; name: string; description: string; timezone: string; createdAt: Date }

const ofTeam = (team: OwnerId) => and(eq(users.teamId, team), eq(users.kind, 'room'))

/** By name. */
export function listRooms(db: Database, team: OwnerId): Promise<RoomRow[]> {
  return selectRooms(db, team).orderBy(asc(sql`lower(${userSettings.fullName})`), asc(users.id))
}

export async function findRoom(db: Database, team: OwnerId, id: string): Promise<RoomRow | null> {
  const [row] = await selectRooms(db, team, id)
  return row ?? null
}

function selectRooms(db: Database, team: OwnerId, id?: string) {
  return db
    .select({
      id: sql<OwnerId>`${users.id}`,
      name: userSettings.fullName,
      description: userSettings.bio,
      timezone: userSettings.timezone,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(ofTeam(team), id === undefined ? undefined : eq(users.id, id)))
    .$dynamic()
}

/** True for a team; a person and a room have no rooms. */
export async function isTeam(db: Database, account: OwnerId): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, account), eq(users.kind, 'team')))
  return rows.length > 0
}

export async function countRooms(tx: Database, team: OwnerId): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(users).where(ofTeam(team))
  return row?.count ?? 0
}

type NewRoom = { username: string; name: string; description: string; timezone: string }

/** In a transaction. Returns its id. */
export async function createRoom(tx: Database, team: OwnerId, { username, name, ...room }: NewRoom): Promise<string> {
  const [row] = await tx
    .insert(users)
    .values({ kind: 'room', teamId: team, username, termsAccepted: true })
    .returning({ id: users.id })
  if (!row) throw new Error('The room was not written')
  await tx
    .insert(userSettings)
    .values({ userId: row.id, fullName: name, bio: room.description, timezone: room.timezone, savedAt: sql`now()` })
  return row.id
}

/** Its parts go with it. */
export async function deleteRoom(tx: Database, team: OwnerId, id: string): Promise<void> {
  await tx.delete(users).where(and(ofTeam(team), eq(users.id, id)))
}
