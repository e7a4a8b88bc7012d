import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { chosenResponsesSchema } from '@/lib/forms/responses-schema'
import { deleteFormResponses } from '@/lib/forms/server/delete-responses'
import { log } from '@/lib/log/log'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'deleteResponses',
    area: 'Responses',
    summary: 'Delete several responses',
    description: 'At most 1,000; all of them or none.',
    scope: 'responses',
    body: chosenResponsesSchema,
    errors: ['form_not_found', 'response_not_found'],
    handle: async ({ session, params, body }) => {
      await deleteFormResponses({ owner: session.id, formId: params.id }, body.ids)
      log('responses_deleted', { target: params.id, count: body.ids.length })
    },
  }),
})
