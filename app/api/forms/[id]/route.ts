import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { formAnswer } from '@/lib/forms/api-shapes'
import { updateFormSchema } from '@/lib/forms/schema'
import { deleteOwnForm, getForm, updateOwnForm } from '@/lib/forms/server/service'
import { publishing } from '@/lib/shared/log-events'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'getForm',
    area: 'Forms',
    summary: 'Get a form',
    scope: 'forms',
    answer: formAnswer,
    errors: ['form_not_found'],
    handle: ({ session, params }) => getForm(session.id, params.id),
  }),
  PATCH: ownerRoute({
    id: 'updateForm',
    area: 'Forms',
    summary: 'Change a form',
    description: 'Fields that are left out stay. `isPublished` publishes it.',
    scope: 'forms',
    body: updateFormSchema,
    event: ({ body }) => publishing(body.isPublished, 'form'),
    answer: formAnswer,
    errors: ['form_not_found', 'slug_taken'],
    handle: ({ session, params, body, now }) => updateOwnForm(session.id, params.id, body, now),
  }),
  DELETE: ownerRoute({
    id: 'deleteForm',
    area: 'Forms',
    summary: 'Delete a form',
    description: 'With all its responses.',
    scope: 'forms',
    event: 'form_deleted',
    errors: ['form_not_found'],
    handle: ({ session, params, now }) => deleteOwnForm(session.id, params.id, now),
  }),
})
