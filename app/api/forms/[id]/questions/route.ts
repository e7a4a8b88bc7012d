import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { createQuestionSchema } from '@/lib/forms/schema'
import { addQuestion, listFormQuestions } from '@/lib/forms/server/edit-questions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({ handle: ({ session, params }) => listFormQuestions({ owner: session.id, formId: params.id }) }),
  POST: ownerRoute({
    body: createQuestionSchema,
    status: 201,
    handle: async ({ session, params, body, now }) =>
      revalidateForm(await addQuestion({ owner: session.id, formId: params.id }, body, now)),
  }),
})
