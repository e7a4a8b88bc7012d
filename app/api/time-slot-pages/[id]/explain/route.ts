import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { explainTime } from '@/lib/pages/explain'
import { explainQuerySchema } from '@/lib/pages/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: explainQuerySchema,
    handle: ({ session, params, query, now }) => explainTime(session.id, params.id, query.at, now),
  }),
})
