import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { deleteFormResponses } from '@/lib/forms/delete-responses'
import { deleteResponsesSchema } from '@/lib/forms/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: deleteResponsesSchema,
    handle: ({ session, params, body }) => deleteFormResponses({ owner: session.id, formId: params.id }, body.ids),
  }),
})
