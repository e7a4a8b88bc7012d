import { methods } from '@/lib/api/methods'
import { toPagedResponse } from '@/lib/api/respond'
import { ownerRoute } from '@/lib/api/route'
import { listFormResponses } from '@/lib/forms/read-responses'
import { listResponsesQuerySchema } from '@/lib/forms/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: listResponsesQuerySchema,
    handle: async ({ session, params, query }) =>
      toPagedResponse(await listFormResponses({ owner: session.id, formId: params.id }, query)),
  }),
})
