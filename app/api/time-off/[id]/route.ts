import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { timeOffAnswer } from '@/lib/time-off/api-shapes'
import { updateTimeOffSchema } from '@/lib/time-off/schema'
import { changeTimeOff, removeTimeOff } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    id: 'updateTimeOff',
    area: 'Time off',
    summary: 'Change time off',
    description: 'Of a holiday only `publicLabel` and `isActive` can change.',
    scope: 'settings',
    body: updateTimeOffSchema,
    answer: timeOffAnswer,
    errors: ['time_off_not_found'],
    handle: ({ session, params, body }) => changeTimeOff(session.id, params.id, body),
  }),
  DELETE: ownerRoute({
    id: 'deleteTimeOff',
    area: 'Time off',
    summary: 'Delete time off',
    scope: 'settings',
    errors: ['time_off_not_found'],
    handle: ({ session, params }) => removeTimeOff(session.id, params.id),
  }),
})
