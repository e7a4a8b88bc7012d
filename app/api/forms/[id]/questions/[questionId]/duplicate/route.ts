import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { duplicateQuestion } from '@/lib/forms/server/edit-questions'
import { questionAnswer } from '@/lib/shared/forms/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    id: 'duplicateQuestion',
    area: 'Forms',
    summary: 'Duplicate a question',
    scope: 'forms',
    status: 201,
    answer: questionAnswer,
    errors: ['form_not_found', 'question_not_found', 'too_many_questions'],
    handle: ({ session, params, now }) =>
      duplicateQuestion({ owner: session.id, formId: params.id }, params.questionId, now),
  }),
})
