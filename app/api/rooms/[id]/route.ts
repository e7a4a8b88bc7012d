import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { roomAnswer } from '@/lib/teams/api-shapes'
import { updateRoomSchema } from '@/lib/teams/room-schema'
import { changeRoom, deleteRoom } from '@/lib/teams/server/rooms'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    id: 'updateRoom',
    area: 'Teams',
    summary: 'Change a room',
    scope: 'settings',
    body: updateRoomSchema,
    answer: roomAnswer,
    errors: ['room_not_found'],
    handle: ({ session, params, body, now }) => changeRoom(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({
    id: 'deleteRoom',
    area: 'Teams',
    summary: 'Delete a room',
    scope: 'settings',
    errors: ['room_not_found', 'in_use'],
    handle: ({ session, params, now }) => deleteRoom(session.id, params.id, now),
  }),
})
