import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { RESPONSE_SEARCH_ERRORS } from '@/lib/api/openapi/shared-errors'
import { toPagedResponse, toStreamedResponse } from '@/lib/api/respond'
import { ownerRoute } from '@/lib/api/route'
import { formResponseAnswer } from '@/lib/forms/api-shapes'
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
    id: 'listResponses',
    area: 'Responses',
    summary: 'List responses',
    description:
      'Newest first, as a bare array. With `page` (from 1) or `after` (the cursor of an earlier answer) it has `size` of them, 50 by default and at most 500; the headers lead to the next page. A page costs more the further down it is, a cursor does not. Without either all are streamed. `status` is `new` or `done`; `spam=1` lists suspected spam.',
    scope: 'responses',
    query: listResponsesQuerySchema,
    event: ({ query }) => (isExport(query) ? 'responses_exported' : null),
    answer: z.array(formResponseAnswer),
    answerHeaders: {
      'X-Next-Page': 'The number of the next page; missing on the last one.',
      'X-Next-After': 'The `after` of the next page; missing on the last one.',
    },
    errors: RESPONSE_SEARCH_ERRORS,
    handle: async ({ session, params, query }) => {
      const key = { owner: session.id, formId: params.id }
      return query.page || query.after
        ? toPagedResponse(await listFormResponses(key, query))
        : toStreamedResponse(readAllAsJson(key, query))
    },
  }),
})
