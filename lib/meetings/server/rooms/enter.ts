import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOrganizer } from '@/db/queries/accounts/users'
import { findBookingOfMeeting, findMeetingOfBooking } from '@/db/queries/meetings/meetings'
import { findRoom, type Room } from '@/db/queries/meetings/rooms'
import type { Acting } from '@/lib/bookings/acting'
import { type OpenConnection, openAccountsOf } from '@/lib/calendars/accounts/open-accounts'
import { type Server, ServerFailure } from '@/lib/calendars/providers/bigbluebutton/calls'
import { type Entry, openRoom } from '@/lib/calendars/providers/bigbluebutton/room'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import { AppError } from '@/lib/shared/errors'
import { roomState } from '../../room-window'

/** Makes the room where it is not there, and returns the address by which the owner enters it as its moderator. */
export async function enterAsOwner({ owner, person }: Acting, meetingId: string, now: Date): Promise<{ url: string }> {
  const room = await findOwnRoom(owner, meetingId)
  if (!room) throw new AppError('meeting_not_found')
  const { name } = await findOrganizer(database(), person ?? owner)
  return { url: await enterRoom(room, { person: name, role: 'MODERATOR' }, now) }
}

/** The same for anyone with a room that was found. Throws `not_open` outside its window, `video_unavailable` without a server that answers. */
export async function enterRoom(room: Room, who: Pick<Entry, 'person' | 'role'>, now: Date): Promise<string> {
  if (roomState(room, now) !== 'open') throw new AppError('not_open')
  const servers = await findServers(room.userId)
  if (servers.length === 0) throw new AppError('video_unavailable')
  return openRoom(servers, { id: room.id, title: room.title, ...who }).catch((error) => {
    throw error instanceof ServerFailure ? new AppError('video_unavailable') : error
  })
}

/** The room of a meeting of the owner, or of a booking that they hold for a team. */
async function findOwnRoom(owner: OwnerId, meetingId: string): Promise<Room | null> {
  const found = await findBookingOfMeeting(database(), owner, meetingId)
  if (!found) return null
  const booked = found.bookingId && (await findMeetingOfBooking(database(), found.bookingId))
  return findRoom(database(), booked ? booked.id : meetingId)
}

/** As they were connected. */
async function findServers(account: string): Promise<Server[]> {
  const connected = (await openAccountsOf(account)).filter(
    ({ type, isExpired }) => type === 'bigbluebutton' && !isExpired,
  )
  return (await Promise.all(connected.map(serverOf))).flatMap((server) => server ?? [])
}

async function serverOf({ connection }: OpenConnection): Promise<Server | null> {
  try {
    const grant = await connection.grants.current()
    return grant.kind === 'password' ? { serverUrl: grant.serverUrl, secret: grant.password } : null
  } catch (error) {
    if (error instanceof ProviderError) return null
    throw error
  }
}
