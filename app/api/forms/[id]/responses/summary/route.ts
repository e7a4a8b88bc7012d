import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { summaryQuerySchema } from '@/lib/forms/responses-schema'
import { summarizeResponses } from '@/lib/forms/server/read-summary'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: summaryQuerySchema,
    handle: ({ session, params, query, now }) =>
      summarizeResponses({ owner: session.id, formId: params.id }, query, now),
  }),
})
