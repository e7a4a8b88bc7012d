import { randomBytes } from 'node:crypto'
import { type Database, database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { lockOwner } from '@/db/queries/accounts/owner-lock'
import { saveSettings } from '@/db/queries/accounts/settings'
import { countHeldBookings } from '@/db/queries/meetings/hosts'
import { isHost, listHostedSlugs } from '@/db/queries/teams/page-hosts'
import * as rooms from '@/db/queries/teams/rooms'
import { retryTransaction } from '@/db/retry'
import { changePages } from '@/lib/request/changed-pages'
import { once } from '@/lib/request/once'
import { readSettings } from '@/lib/settings/service'
import { AppError } from '@/lib/shared/errors'
import { type CreateRoomInput, MAX_ROOMS, type Room, type UpdateRoomInput } from '../room-schema'

/** By name. A person has none. */
export async function listRooms(team: OwnerId): Promise<Room[]> {
  return (await rooms.listRooms(database(), team)).map(toRoom)
}

/** Throws `team_not_found` to an account that is no team, `too_many_rooms` at the limit. */
export function makeRoom(team: OwnerId, input: CreateRoomInput): Promise<Room> {
  return retryTransaction(database(), (tx) => once(tx, () => writeRoom(tx, team, input)))
}

async function writeRoom(tx: Database, team: OwnerId, { name, description = '', timezone }: CreateRoomInput) {
  await lockOwner(tx, team)
  if (!(await rooms.isTeam(tx, team))) throw new AppError('team_not_found')
  if ((await rooms.countRooms(tx, team)) >= MAX_ROOMS) throw new AppError('too_many_rooms')
  const zone = timezone ?? (await readSettings(tx, team)).timezone
  // Nobody signs in to a room or reads its profile: any name that is free will do.
  const username = `room-${randomBytes(8).toString('hex')}`
  const id = await rooms.createRoom(tx, team, { username, name, description, timezone: zone })
  return toRoom(await requireRoom(tx, team, id))
}

export function changeRoom(team: OwnerId, id: string, input: UpdateRoomInput, now: Date): Promise<Room> {
  return retryTransaction(database(), async (tx) => {
    const room = await requireRoom(tx, team, id)
    const { name, description, timezone } = input
    const fields = {
      ...(name !== undefined && { fullName: name }),
      ...(description !== undefined && { bio: description }),
      ...(timezone !== undefined && { timezone }),
    }
    if (Object.keys(fields).length > 0) await saveSettings(tx, room.id, fields, now)
    if (name !== undefined && name !== room.name) await changePages(tx, await listHostedSlugs(tx, room.id))
    return toRoom(await requireRoom(tx, team, id))
  })
}

/** Throws 409 while a page or a booking to come names it. */
export function deleteRoom(team: OwnerId, id: string, now: Date): Promise<void> {
  return retryTransaction(database(), async (tx) => {
    const room = await requireRoom(tx, team, id)
    if ((await isHost(tx, room.id)) || (await countHeldBookings(tx, room.id, now)) > 0) throw new AppError('in_use')
    await rooms.deleteRoom(tx, team, room.id)
  })
}

async function requireRoom(db: Database, team: OwnerId, id: string): Promise<rooms.RoomRow> {
  const room = await rooms.findRoom(db, team, id)
  if (!room) throw new AppError('room_not_found')
  return room
}

function toRoom({ createdAt, ...row }: rooms.RoomRow): Room {
  return { ...row, createdAt: createdAt.toISOString() }
}
