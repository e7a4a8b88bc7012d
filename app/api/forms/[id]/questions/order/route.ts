import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { questionOrderSchema } from '@/lib/forms/schema'
import { reorderQuestions } from '@/lib/forms/server/edit-questions'
import { questionAnswer } from '@/lib/shared/forms/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: ownerRoute({
    id: 'orderQuestions',
    area: 'Forms',
    summary: 'Order the questions',
    description: 'Names every question of the form once.',
    scope: 'forms',
    body: questionOrderSchema,
    answer: z.array(questionAnswer),
    errors: ['form_not_found', 'question_not_found'],
    handle: ({ session, params, body, now }) =>
      reorderQuestions({ owner: session.id, formId: params.id }, body.ids, now),
  }),
})
