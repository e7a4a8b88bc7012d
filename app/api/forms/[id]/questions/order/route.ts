import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { questionOrderSchema } from '@/lib/forms/schema'
import { reorderQuestions } from '@/lib/forms/server/edit-questions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: ownerRoute({
    body: questionOrderSchema,
    handle: ({ session, params, body, now }) =>
      reorderQuestions({ owner: session.id, formId: params.id }, body.ids, now),
  }),
})
