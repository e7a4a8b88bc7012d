import { sign } from '@/lib/platform/signature'
import { callServer, type Server, signedCall } from './calls'

/** A room, and who enters it. `id` names it for ever. */
export type Entry = { id: string; title: string; person: string; role: 'VIEWER' | 'MODERATOR' }

const MAX_NAME = 200

/** Makes the room, unless it is there, and returns the signed address by which the person enters. Throws a ServerFailure. */
export async function openRoom(server: Server, { id, title, person, role }: Entry): Promise<string> {
  // A server takes a second `create` for the same room only by its passwords; nobody types them.
  const passwords = { attendeePW: passwordOf(id, 'attendee'), moderatorPW: passwordOf(id, 'moderator') }
  await callServer(server, 'create', { meetingID: id, name: title.slice(0, MAX_NAME), record: 'false', ...passwords })
  return signedCall(server, 'join', { meetingID: id, fullName: person.slice(0, MAX_NAME), role })
}

function passwordOf(id: string, of: string): string {
  return sign('bigbluebutton room', Buffer.from(`${id} ${of}`)).toString('base64url')
}
