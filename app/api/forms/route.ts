import { z } from 'zod'
import { methods } from '@/lib/api/methods'
import { ownerRoute } from '@/lib/api/route'
import { formAnswer } from '@/lib/forms/answers'
import { createFormSchema } from '@/lib/forms/schema'
import { createOwnForm } from '@/lib/forms/server/create-form'
import { listOwnForms } from '@/lib/forms/server/service'
import { log } from '@/lib/log/log'
import { updatedSinceQuery } from '@/lib/time/instant'

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: ownerRoute({
    scope: 'forms',
    query: updatedSinceQuery,
    answer: z.array(formAnswer),
    handle: ({ session, query }) => listOwnForms(session.id, query.updatedSince),
  }),
  POST: ownerRoute({
    scope: 'forms',
    body: createFormSchema,
    status: 201,
    answer: formAnswer,
    handle: async ({ session, body }) => {
      const form = await createOwnForm(session.id, body)
      if (form.isPublished) log('form_published', { target: form.id })
      return form
    },
  }),
})
