import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { roomAnswer } from '@/lib/teams/api-shapes'
import { createRoomSchema } from '@/lib/teams/room-schema'
import { listRooms, makeRoom } from '@/lib/teams/server/rooms'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listRooms',
    area: 'Teams',
    summary: 'List rooms of a team',
    description: 'By name.',
    scope: 'pages',
    answer: z.array(roomAnswer),
    handle: ({ session }) => listRooms(session.id),
  }),
  POST: ownerRoute({
    id: 'createRoom',
    area: 'Teams',
    summary: 'Add a room to a team',
    description: 'Without `timezone` it is in that of the team. A person has no rooms.',
    scope: 'settings',
    body: createRoomSchema,
    status: 201,
    answer: roomAnswer,
    errors: ['team_not_found', 'too_many_rooms'],
    handle: ({ session, body }) => makeRoom(session.id, body),
  }),
})
