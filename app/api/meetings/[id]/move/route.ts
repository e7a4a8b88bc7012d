import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { moveForOwnerSchema } from '@/lib/meetings/change-schemas'
import { moveForOwner } from '@/lib/meetings/server/booking/move'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: moveForOwnerSchema,
    event: 'meeting_moved',
    handle: ({ session, params, body, now }) => moveForOwner(session.id, params.id, body, now),
  }),
})
