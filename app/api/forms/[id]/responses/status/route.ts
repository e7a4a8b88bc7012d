import { methods } from '@/lib/api/methods'
import { RESPONSE_SEARCH_ERRORS } from '@/lib/api/openapi/shared-errors'
import { ownerRoute } from '@/lib/api/route'
import { changedCountAnswer } from '@/lib/forms/api-shapes'
import { statusOfResponsesSchema } from '@/lib/forms/responses-schema'
import { setStatuses } from '@/lib/forms/server/handle-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'setStatusOfResponses',
    area: 'Responses',
    summary: 'Mark responses as new or done',
    description:
      'Either `ids` (at most 1,000; all of them or none) or a `filter` as of the list; `{}` means all but spam. Answers how many changed.',
    scope: 'responses',
    body: statusOfResponsesSchema,
    answer: changedCountAnswer,
    errors: [...RESPONSE_SEARCH_ERRORS, 'response_not_found'],
    handle: ({ session, params, body }) => setStatuses({ owner: session.id, formId: params.id }, body),
  }),
})
