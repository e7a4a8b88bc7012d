import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { createQuestionSchema } from '@/lib/forms/schema'
import { addQuestion, listFormQuestions } from '@/lib/forms/server/edit-questions'
import { questionAnswer } from '@/lib/vocabulary/forms/answers'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'forms',
    answer: z.array(questionAnswer),
    handle: ({ session, params }) => listFormQuestions({ owner: session.id, formId: params.id }),
  }),
  POST: ownerRoute({
    scope: 'forms',
    body: createQuestionSchema,
    status: 201,
    answer: questionAnswer,
    handle: ({ session, params, body, now }) => addQuestion({ owner: session.id, formId: params.id }, body, now),
  }),
})
