import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { formAnswer } from '@/lib/forms/api-shapes'
import { duplicateForm } from '@/lib/forms/server/create-form'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'duplicateForm',
    area: 'Forms',
    summary: 'Duplicate a form',
    description: 'The copy is not published and has no responses.',
    scope: 'forms',
    status: 201,
    answer: formAnswer,
    errors: ['form_not_found'],
    handle: ({ session, params }) => duplicateForm(session.id, params.id),
  }),
})
