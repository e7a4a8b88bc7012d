import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { bothAnswer } from '@/lib/meetings/answers'
import { moveForOwnerSchema } from '@/lib/meetings/change-schemas'
import { moveForOwner } from '@/lib/meetings/server/booking/move'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'meetings',
    body: moveForOwnerSchema,
    event: 'meeting_moved',
    answer: bothAnswer,
    handle: ({ session, params, body, now }) => moveForOwner(session.id, params.id, body, now),
  }),
})
