import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { updateQuestionSchema } from '@/lib/forms/schema'
import { changeQuestion, removeQuestion } from '@/lib/forms/server/edit-questions'
import { questionAnswer } from '@/lib/vocabulary/forms/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    scope: 'forms',
    body: updateQuestionSchema,
    answer: questionAnswer,
    handle: ({ session, params, body, now }) =>
      changeQuestion({ owner: session.id, formId: params.id }, params.questionId, body, now),
  }),
  DELETE: ownerRoute({
    scope: 'forms',
    event: 'question_deleted',
    handle: ({ session, params, now }) =>
      removeQuestion({ owner: session.id, formId: params.id }, params.questionId, now),
  }),
})
