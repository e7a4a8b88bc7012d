import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { duplicateQuestion } from '@/lib/forms/server/edit-questions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    status: 201,
    handle: ({ session, params, now }) =>
      duplicateQuestion({ owner: session.id, formId: params.id }, params.questionId, now),
  }),
})
