import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { affectedMeetingsAnswer } from '@/lib/time-off/api-shapes'
import { affectedQuerySchema } from '@/lib/time-off/schema'
import { listAffected } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listAffectedMeetings',
    area: 'Time off',
    summary: 'List meetings that stand in a time off',
    description: 'In a time off that may come, or without dates in all active ones; at most 100.',
    scope: 'meetings',
    query: affectedQuerySchema,
    answer: affectedMeetingsAnswer,
    handle: ({ session, query, now }) => listAffected(session.id, query, now),
  }),
})
