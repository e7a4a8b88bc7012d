import { methods } from '@/lib/api/methods'
import { toPagedResponse } from '@/lib/api/respond'
import { ownerRoute } from '@/lib/api/route'
import { listFormResponses } from '@/lib/forms/read-responses'
import { isExport } from '@/lib/forms/responses-page'
import { listResponsesQuerySchema } from '@/lib/forms/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    query: listResponsesQuerySchema,
    event: ({ query }) => (isExport(query) ? 'responses_exported' : null),
    handle: async ({ session, params, query }) =>
      toPagedResponse(await listFormResponses({ owner: session.id, formId: params.id }, query)),
  }),
})
