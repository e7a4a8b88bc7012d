import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { changedCountAnswer } from '@/lib/forms/answers'
import { statusOfResponsesSchema } from '@/lib/forms/responses-schema'
import { setStatuses } from '@/lib/forms/server/handle-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'responses',
    body: statusOfResponsesSchema,
    answer: changedCountAnswer,
    handle: ({ session, params, body }) => setStatuses({ owner: session.id, formId: params.id }, body),
  }),
})
