import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { timeOffAnswer } from '@/lib/time-off/answers'
import { createTimeOffSchema, timeOffQuerySchema } from '@/lib/time-off/schema'
import { addTimeOff, listOwnTimeOff } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'settings',
    query: timeOffQuerySchema,
    answer: z.array(timeOffAnswer),
    handle: ({ session, query }) => listOwnTimeOff(session.id, query),
  }),
  POST: ownerRoute({
    scope: 'settings',
    body: createTimeOffSchema,
    status: 201,
    answer: timeOffAnswer,
    handle: ({ session, body }) => addTimeOff(session.id, body),
  }),
})
