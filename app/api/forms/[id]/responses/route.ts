import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { toPagedResponse, toStreamedResponse } from '@/lib/api/respond'
import { ownerRoute } from '@/lib/api/route'
import { formResponseAnswer } from '@/lib/forms/answers'
import { isExport } from '@/lib/forms/responses-page'
import { listResponsesQuerySchema } from '@/lib/forms/responses-schema'
import { readAllAsJson } from '@/lib/forms/server/all-responses'
import { listFormResponses } from '@/lib/forms/server/read-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  /**
   * Newest first, as a bare array. `page` (from 1) or `after` (the cursor of an earlier response) returns `size` of
   * them (50, at most 500); `X-Next-Page` and `X-Next-After` lead to the next page, and are missing on the last. A page
   * costs more the further down it is, a cursor does not. Without either all are streamed. `q`, `from`, `to` filter;
   * `spam=1` lists spam. 503 with Retry-After when a search takes too long, or other searches are running.
   */
  GET: ownerRoute({
    scope: 'responses',
    query: listResponsesQuerySchema,
    event: ({ query }) => (isExport(query) ? 'responses_exported' : null),
    answer: z.array(formResponseAnswer),
    handle: async ({ session, params, query }) => {
      const key = { owner: session.id, formId: params.id }
      return query.page || query.after
        ? toPagedResponse(await listFormResponses(key, query))
        : toStreamedResponse(readAllAsJson(key, query))
    },
  }),
})
