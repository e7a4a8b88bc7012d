import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { updateFormSchema } from '@/lib/forms/schema'
import { deleteOwnForm, getForm, updateOwnForm } from '@/lib/forms/server/service'
import { publishing } from '@/lib/vocabulary/log-events'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => getForm(session.id, params.id) }),
  PATCH: ownerRoute({
    body: updateFormSchema,
    event: ({ body }) => publishing(body.isPublished, 'form'),
    handle: ({ session, params, body, now }) => updateOwnForm(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({
    event: 'form_deleted',
    handle: ({ session, params, now }) => deleteOwnForm(session.id, params.id, now),
  }),
})
