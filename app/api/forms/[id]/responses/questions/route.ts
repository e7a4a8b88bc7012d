import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listAskedQuestions } from '@/lib/forms/server/read-responses'
import { askedQuestionAnswer } from '@/lib/shared/forms/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listAskedQuestions',
    area: 'Responses',
    summary: 'List the questions that responses answer',
    description: 'Deleted ones included: the columns of a table of all responses.',
    scope: 'responses',
    answer: z.array(askedQuestionAnswer),
    errors: ['form_not_found'],
    handle: ({ session, params }) => listAskedQuestions({ owner: session.id, formId: params.id }),
  }),
})
