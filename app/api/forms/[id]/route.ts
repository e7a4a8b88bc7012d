import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { formAnswer } from '@/lib/forms/answers'
import { updateFormSchema } from '@/lib/forms/schema'
import { deleteOwnForm, getForm, updateOwnForm } from '@/lib/forms/server/service'
import { publishing } from '@/lib/vocabulary/log-events'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'forms',
    answer: formAnswer,
    handle: ({ session, params }) => getForm(session.id, params.id),
  }),
  PATCH: ownerRoute({
    scope: 'forms',
    body: updateFormSchema,
    event: ({ body }) => publishing(body.isPublished, 'form'),
    answer: formAnswer,
    handle: ({ session, params, body, now }) => updateOwnForm(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({
    scope: 'forms',
    event: 'form_deleted',
    handle: ({ session, params, now }) => deleteOwnForm(session.id, params.id, now),
  }),
})
