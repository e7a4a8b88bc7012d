import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { timeOffAnswer } from '@/lib/time-off/answers'
import { updateTimeOffSchema } from '@/lib/time-off/schema'
import { changeTimeOff, removeTimeOff } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    scope: 'settings',
    body: updateTimeOffSchema,
    answer: timeOffAnswer,
    handle: ({ session, params, body }) => changeTimeOff(session.id, params.id, body),
  }),
  DELETE: ownerRoute({ scope: 'settings', handle: ({ session, params }) => removeTimeOff(session.id, params.id) }),
})
