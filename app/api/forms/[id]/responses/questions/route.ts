import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { listAskedQuestions } from '@/lib/forms/server/read-responses'
import { askedQuestionAnswer } from '@/lib/vocabulary/forms/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'responses',
    answer: z.array(askedQuestionAnswer),
    handle: ({ session, params }) => listAskedQuestions({ owner: session.id, formId: params.id }),
  }),
})
