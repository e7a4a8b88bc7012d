import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { createQuestionSchema } from '@/lib/forms/schema'
import { addQuestion, listFormQuestions } from '@/lib/forms/server/edit-questions'
import { questionAnswer } from '@/lib/shared/forms/api-shapes'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listQuestions',
    area: 'Forms',
    summary: 'List the questions of a form',
    scope: 'forms',
    answer: z.array(questionAnswer),
    errors: ['form_not_found'],
    handle: ({ session, params }) => listFormQuestions({ owner: session.id, formId: params.id }),
  }),
  POST: ownerRoute({
    id: 'createQuestion',
    area: 'Forms',
    summary: 'Add a question',
    description:
      'At the place `order`, from 0; else at the end. With the `id` of a question that was deleted, its answers belong to it again.',
    scope: 'forms',
    body: createQuestionSchema,
    status: 201,
    answer: questionAnswer,
    errors: ['form_not_found', 'too_many_questions'],
    handle: ({ session, params, body, now }) => addQuestion({ owner: session.id, formId: params.id }, body, now),
  }),
})
