import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { duplicateQuestion } from '@/lib/forms/server/edit-questions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: ownerRoute({
    status: 201,
    handle: async ({ session, params, now }) =>
      revalidateForm(await duplicateQuestion({ owner: session.id, formId: params.id }, params.questionId, now)),
  }),
})
