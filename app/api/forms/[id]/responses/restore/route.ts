import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { chosenResponsesSchema } from '@/lib/forms/schema'
import { markFormResponses } from '@/lib/forms/server/mark-responses'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: chosenResponsesSchema,
    handle: async ({ session, params, body }) =>
      revalidateForm(await markFormResponses({ owner: session.id, formId: params.id }, body.ids, false)),
  }),
})
