import { sign } from '@/lib/platform/signature'
import { callServer, type Server, ServerFailure, signedCall } from './calls'

/** A room, and who enters it. `id` names it for ever. */
export type Entry = { id: string; title: string; person: string; role: 'VIEWER' | 'MODERATOR' }

const MAX_NAME = 200

/** Servers have so long to say whether they have a room, */
const ASKED_MS = 4_000
/** and no further one is tried after so long: one that says so and then hangs leaves time for the next. */
const TRIED_MS = 15_000

/**
 * Makes the room, unless it is there, and returns the signed address by which the person enters: on the first of the servers that takes
 * it. Throws a ServerFailure.
 */
export async function openRoom(servers: readonly Server[], entry: Entry): Promise<string> {
  let failure = new ServerFailure('unreachable')
  const begun = performance.now()
  for (const server of await inOrder(servers, entry.id)) {
    try {
      return await openOn(server, entry)
    } catch (error) {
      if (!(error instanceof ServerFailure)) throw error
      failure = error
    }
    if (performance.now() - begun > TRIED_MS) break
  }
  throw failure
}

/**
 * Those that answer: first the one that has the room, as it was made there while another one was away and all people are to meet, then
 * as they were connected.
 */
async function inOrder(servers: readonly Server[], id: string): Promise<readonly Server[]> {
  if (servers.length < 2) return servers
  const states = await Promise.all(servers.map((server) => stateOn(server, id)))
  const having = (state: RoomState) => servers.filter((_, index) => states[index] === state)
  return [...having('there'), ...having('missing')]
}

type RoomState = 'there' | 'missing' | 'unknown'

async function stateOn(server: Server, id: string): Promise<RoomState> {
  try {
    await callServer(server, 'getMeetingInfo', { meetingID: id }, ASKED_MS)
    return 'there'
  } catch (error) {
    if (!(error instanceof ServerFailure)) throw error
    return error.problem === 'refused' ? 'missing' : 'unknown'
  }
}

async function openOn(server: Server, { id, title, person, role }: Entry): Promise<string> {
  // A server takes a second `create` for the same room only by its passwords; nobody types them.
  const passwords = { attendeePW: passwordOf(id, 'attendee'), moderatorPW: passwordOf(id, 'moderator') }
  await callServer(server, 'create', { meetingID: id, name: title.slice(0, MAX_NAME), record: 'false', ...passwords })
  return signedCall(server, 'join', { meetingID: id, fullName: person.slice(0, MAX_NAME), role })
}

function passwordOf(id: string, of: string): string {
  return sign('bigbluebutton room', Buffer.from(`${id} ${of}`)).toString('base64url')
}
