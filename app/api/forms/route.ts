import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { createFormSchema } from '@/lib/forms/schema'
import { createOwnForm, listOwnForms } from '@/lib/forms/service'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session }) => listOwnForms(session.id) }),
  POST: ownerRoute({
    body: createFormSchema,
    status: 201,
    handle: ({ session, body }) => createOwnForm(session.id, body),
  }),
})
