import { methods } from '@/lib/api/methods'
import { RESPONSE_SEARCH_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { summaryQuerySchema } from '@/lib/forms/responses-schema'
import { summarizeResponses } from '@/lib/forms/server/summary/read-summary'
import { formSummaryAnswer } from '@/lib/forms/summary/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'summarizeResponses',
    area: 'Responses',
    summary: 'Sum up the responses',
    scope: 'responses',
    query: summaryQuerySchema,
    answer: formSummaryAnswer,
    errors: RESPONSE_SEARCH_ERRORS,
    handle: ({ session, params, query, now }) =>
      summarizeResponses({ owner: session.id, formId: params.id }, query, now),
  }),
})
