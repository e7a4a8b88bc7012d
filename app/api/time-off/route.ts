import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { createTimeOffSchema, timeOffQuerySchema } from '@/lib/time-off/schema'
import { addTimeOff, listOwnTimeOff } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ query: timeOffQuerySchema, handle: ({ session, query }) => listOwnTimeOff(session.id, query) }),
  POST: ownerRoute({
    body: createTimeOffSchema,
    status: 201,
    handle: ({ session, body }) => addTimeOff(session.id, body),
  }),
})
