import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { affectedQuerySchema } from '@/lib/time-off/schema'
import { listAffected } from '@/lib/time-off/server/time-off'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: affectedQuerySchema,
    handle: ({ session, query, now }) => listAffected(session.id, query, now),
  }),
})
