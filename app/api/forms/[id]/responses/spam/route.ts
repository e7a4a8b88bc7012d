import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { chosenResponsesSchema } from '@/lib/forms/responses-schema'
import { markFormResponses } from '@/lib/forms/server/mark-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'responses',
    body: chosenResponsesSchema,
    handle: ({ session, params, body }) => markFormResponses({ owner: session.id, formId: params.id }, body.ids, true),
  }),
})
