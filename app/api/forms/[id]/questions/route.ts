import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { createQuestionSchema } from '@/lib/forms/schema'
import { addQuestion, listFormQuestions } from '@/lib/forms/server/edit-questions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => listFormQuestions({ owner: session.id, formId: params.id }) }),
  POST: ownerRoute({
    body: createQuestionSchema,
    status: 201,
    handle: ({ session, params, body, now }) => addQuestion({ owner: session.id, formId: params.id }, body, now),
  }),
})
