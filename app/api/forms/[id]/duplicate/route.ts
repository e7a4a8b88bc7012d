import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { formAnswer } from '@/lib/forms/answers'
import { duplicateForm } from '@/lib/forms/server/create-form'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'forms',
    status: 201,
    answer: formAnswer,
    handle: ({ session, params }) => duplicateForm(session.id, params.id),
  }),
})
