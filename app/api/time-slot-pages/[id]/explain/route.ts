import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { explainQuerySchema } from '@/lib/pages/schema'
import { explainTime } from '@/lib/pages/server/explain'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: explainQuerySchema,
    handle: ({ session, params, query, now }) => explainTime(session.id, params.id, query, now),
  }),
})
