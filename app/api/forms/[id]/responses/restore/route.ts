import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { chosenResponsesSchema } from '@/lib/forms/responses-schema'
import { markFormResponses } from '@/lib/forms/server/mark-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'restoreResponses',
    area: 'Responses',
    summary: 'Take the mark of spam off responses',
    scope: 'responses',
    body: chosenResponsesSchema,
    errors: ['form_not_found', 'response_not_found'],
    handle: ({ session, params, body }) => markFormResponses({ owner: session.id, formId: params.id }, body.ids, false),
  }),
})
