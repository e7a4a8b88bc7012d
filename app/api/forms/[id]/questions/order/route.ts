import { methods } from '@/lib/api/methods'
import { revalidateForm } from '@/lib/api/revalidate'
import { ownerRoute } from '@/lib/api/route'
import { questionOrderSchema } from '@/lib/forms/schema'
import { reorderQuestions } from '@/lib/forms/server/edit-questions'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: ownerRoute({
    body: questionOrderSchema,
    handle: async ({ session, params, body, now }) =>
      revalidateForm(await reorderQuestions({ owner: session.id, formId: params.id }, body.ids, now)),
  }),
})
