import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { deleteFormResponses } from '@/lib/forms/delete-responses'
import { chosenResponsesSchema } from '@/lib/forms/schema'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    body: chosenResponsesSchema,
    handle: async ({ session, params, body }) =>
      revalidateForm(await deleteFormResponses({ owner: session.id, formId: params.id }, body.ids)),
  }),
})
