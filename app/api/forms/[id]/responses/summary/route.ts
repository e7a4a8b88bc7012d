import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { summaryQuerySchema } from '@/lib/forms/responses-schema'
import { summarizeResponses } from '@/lib/forms/server/summary/read-summary'
import { formSummaryAnswer } from '@/lib/forms/summary/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'responses',
    query: summaryQuerySchema,
    answer: formSummaryAnswer,
    handle: ({ session, params, query, now }) =>
      summarizeResponses({ owner: session.id, formId: params.id }, query, now),
  }),
})
