import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { duplicateQuestion } from '@/lib/forms/server/edit-questions'
import { questionAnswer } from '@/lib/vocabulary/forms/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    scope: 'forms',
    status: 201,
    answer: questionAnswer,
    handle: ({ session, params, now }) =>
      duplicateQuestion({ owner: session.id, formId: params.id }, params.questionId, now),
  }),
})
