import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { titledListQuery } from '@/lib/api/titled-list-query'
import { formAnswer } from '@/lib/forms/api-shapes'
import { createFormSchema } from '@/lib/forms/schema'
import { createOwnForm } from '@/lib/forms/server/create-form'
import { listOwnForms } from '@/lib/forms/server/service'
import { log } from '@/lib/log/log'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    id: 'listForms',
    area: 'Forms',
    summary: 'List forms',
    scope: 'forms',
    query: titledListQuery,
    answer: z.array(formAnswer),
    handle: ({ session, query }) => listOwnForms(session.id, query),
  }),
  POST: ownerRoute({
    id: 'createForm',
    area: 'Forms',
    summary: 'Create a form',
    description: 'Empty, or with the questions and rules of a `template`.',
    scope: 'forms',
    body: createFormSchema,
    status: 201,
    answer: formAnswer,
    errors: ['too_many_questions'],
    handle: async ({ session, body }) => {
      const form = await createOwnForm(session.id, body)
      if (form.isPublished) log('form_published', { target: form.id })
      return form
    },
  }),
})
