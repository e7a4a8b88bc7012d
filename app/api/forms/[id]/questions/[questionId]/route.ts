import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { updateQuestionSchema } from '@/lib/forms/schema'
import { changeQuestion, removeQuestion } from '@/lib/forms/server/edit-questions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: ownerRoute({
    body: updateQuestionSchema,
    handle: async ({ session, params, body, now }) =>
      revalidateForm(await changeQuestion({ owner: session.id, formId: params.id }, params.questionId, body, now)),
  }),
  DELETE: ownerRoute({
    event: 'question_deleted',
    handle: async ({ session, params, now }) =>
      revalidateForm(await removeQuestion({ owner: session.id, formId: params.id }, params.questionId, now)),
  }),
})
