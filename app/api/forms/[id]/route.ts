import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { updateFormSchema } from '@/lib/forms/schema'
import { deleteOwnForm, getForm, updateOwnForm } from '@/lib/forms/server/service'
import { publishing } from '@/lib/vocabulary/log-events'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => getForm(session.id, params.id) }),
  PATCH: ownerRoute({
    body: updateFormSchema,
    event: ({ body }) => publishing(body.isPublished, 'form'),
    handle: async ({ session, params, body, now }) =>
      revalidateForm(await updateOwnForm(session.id, params.id, body, now)),
  }),
  DELETE: ownerRoute({
    event: 'form_deleted',
    handle: async ({ session, params, now }) => revalidateForm(await deleteOwnForm(session.id, params.id, now)),
  }),
})
