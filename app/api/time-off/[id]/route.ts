import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { updateTimeOffSchema } from '@/lib/time-off/schema'
import { changeTimeOff, removeTimeOff } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    body: updateTimeOffSchema,
    handle: ({ session, params, body }) => changeTimeOff(session.id, params.id, body),
  }),
  DELETE: ownerRoute({ handle: ({ session, params }) => removeTimeOff(session.id, params.id) }),
})
