import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { updateQuestionSchema } from '@/lib/forms/schema'
import { changeQuestion, removeQuestion } from '@/lib/forms/server/edit-questions'
import { questionAnswer } from '@/lib/shared/forms/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    id: 'updateQuestion',
    area: 'Forms',
    summary: 'Change a question',
    scope: 'forms',
    body: updateQuestionSchema,
    answer: questionAnswer,
    errors: ['form_not_found', 'question_not_found'],
    handle: ({ session, params, body, now }) =>
      changeQuestion({ owner: session.id, formId: params.id }, params.questionId, body, now),
  }),
  DELETE: ownerRoute({
    id: 'deleteQuestion',
    area: 'Forms',
    summary: 'Delete a question',
    description: 'Responses keep their answers to it.',
    scope: 'forms',
    event: 'question_deleted',
    errors: ['form_not_found', 'question_not_found'],
    handle: ({ session, params, now }) =>
      removeQuestion({ owner: session.id, formId: params.id }, params.questionId, now),
  }),
})
