import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { chosenResponsesSchema } from '@/lib/forms/responses-schema'
import { markFormResponses } from '@/lib/forms/server/mark-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'markSpam',
    area: 'Responses',
    summary: 'Mark responses as spam',
    scope: 'responses',
    body: chosenResponsesSchema,
    errors: ['form_not_found', 'response_not_found'],
    handle: ({ session, params, body }) => markFormResponses({ owner: session.id, formId: params.id }, body.ids, true),
  }),
})
