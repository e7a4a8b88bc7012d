import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { timeOffAnswer } from '@/lib/time-off/api-shapes'
import { createTimeOffSchema, timeOffQuerySchema } from '@/lib/time-off/schema'
import { addTimeOff, listOwnTimeOff } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listTimeOff',
    area: 'Time off',
    summary: 'List time off',
    description: 'That touches the dates `from` to `to`, by date. Inactive ones and holidays included.',
    scope: 'settings',
    query: timeOffQuerySchema,
    answer: z.array(timeOffAnswer),
    handle: ({ session, query }) => listOwnTimeOff(session.id, query),
  }),
  POST: ownerRoute({
    id: 'createTimeOff',
    area: 'Time off',
    summary: 'Add time off',
    description: 'Closes all pages. With `startTime` and `endTime` it is a part of a single date.',
    scope: 'settings',
    body: createTimeOffSchema,
    status: 201,
    answer: timeOffAnswer,
    errors: ['too_much_time_off'],
    handle: ({ session, body }) => addTimeOff(session.id, body),
  }),
})
